import { isLastLook } from '#games/looks/terms.ts'
import { fill } from '#i18n/format.ts'
import type { DockProps, GameWords } from '#play/game.ts'
import { LookTools } from '#play/looks/LookTools.tsx'
import { Onward } from '#play/looks/Onward.tsx'
import { useDone } from '#play/looks/use-done.ts'
import { DockLine } from '#play/tools/DockLine.tsx'
import { PlayerSearch } from '#ui/PlayerSearch.tsx'
import { clueSays } from './about.ts'
import type { Done, View } from './engine/index.ts'
import { hintOf } from './hint.ts'
import type { PixelsAction } from './wire.ts'

/** "Who is it?", what was told of him, the way to the next look, and the box for a name. */
export function Dock(props: DockProps<View, PixelsAction, GameWords<'pixels'>>) {
  const { runId, view, pack, busy, act, say, said, failed, onRetry, tools, locale, t } = props
  const { revealed, goOn } = useDone(runId, view)
  const { own, football, search } = t
  const hint = hintOf(view, t)
  const isLast = view !== null && isLastLook(view.look)
  const told = pack && !view?.inWords ? view?.clues.map((clue) => clueSays(clue, { pack, locale, football }, own)) : []
  return (
    <>
      <DockLine said={said} note={!revealed && told && told.length > 0 ? told.join(' · ') : null} tools={tools}>
        {revealed ? resultSays(revealed, own) : isLast ? own.lastLook : own.ask}
      </DockLine>
      {revealed && view ? (
        <Onward view={view} goOn={goOn} t={own} />
      ) : (
        <>
          <LookTools
            busy={busy || !view}
            isLast={isLast}
            onStep={() => act({ type: 'step' })}
            onSkip={() => act({ type: 'skip' })}
            hint={hint}
            onHint={() => hint?.kind && act({ type: 'hint', kind: hint.kind })}
            say={say}
            step={own.sharpen}
            skip={own.skip}
            t={t.play}
          />
          <PlayerSearch
            pack={pack}
            failed={failed}
            onRetry={onRetry}
            used={new Set(view?.tried.map(({ id }) => id))}
            onSubmit={(player) => act({ type: 'guess', player })}
            submitLabel={search.guess}
            busy={busy}
            t={search}
            locale={locale}
          />
        </>
      )}
    </>
  )
}

/** How the face went whose truth stands. */
const resultSays = ({ result, look, points }: Done, own: GameWords<'pixels'>): string =>
  result === 'found' ? fill(own.found, { n: look + 1, points }) : own.lost
