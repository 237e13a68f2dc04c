import { Suspense } from 'react'
import { HINT_POINTS } from '#games/looks/terms.ts'
import type { DockProps, GameWords } from '#play/game.ts'
import { fill } from '#i18n/format.ts'
import { StandIn } from '#play/looks/StandIn.tsx'
import { useDone } from '#play/looks/use-done.ts'
import { DockLine } from '#play/tools/DockLine.tsx'
import { aside } from '#ui/aside.ts'
import { playIntent } from '#ui/intent.ts'
import type { View } from '../../rules/engine.ts'
import type { PixelsAction } from '../../rules/action.ts'

const loadLazyParts = () => import('./lazy.tsx')
const Note = aside(async () => ({ default: (await loadLazyParts()).Note }))
/** Lazy import: a page that is only read shows an empty box and downloads no search. */
const Answers = aside(async () => {
  await playIntent()
  return { default: (await loadLazyParts()).Answers }
})

/** The question, clues so far, next look, and the search box. */
export function Dock(props: DockProps<View, PixelsAction, GameWords<'pixels'>>) {
  const { runId, view, said, tools, t } = props
  const { revealed } = useDone(runId, view)
  const { own, search } = t
  const note = view && !revealed && !view.inWords && view.clues.length > 0 && (
    <Suspense>
      <Note {...props} />
    </Suspense>
  )
  const hint = view?.offerFrom === null ? [] : [`${t.play.hintName} −${HINT_POINTS}`]
  const placeholder = <StandIn tools={[own.sharpen, ...hint, own.skip]} placeholder={search.placeholder} />
  return (
    <>
      <DockLine said={said} note={note} tools={tools}>
        {view && revealed
          ? fill(own.soFar, { points: view.points })
          : view && view.look === view.worth.length - 1
            ? own.lastLook
            : own.ask}
      </DockLine>
      {view ? (
        <Suspense fallback={placeholder}>
          <Answers {...props} />
        </Suspense>
      ) : (
        placeholder
      )}
    </>
  )
}
