import { LOOKS } from '#games/looks/terms.ts'
import type { BoardProps, GameWords } from '#play/game.ts'
import { Revealed } from '#play/looks/Revealed.tsx'
import { Stage } from '#play/looks/Stage.tsx'
import { useDone } from '#play/looks/use-done.ts'
import type { View } from './engine/index.ts'
import { Clues } from './Clues.tsx'
import { aboutSays } from './about.ts'
import type { PixelsAction } from './wire.ts'

/** The face that is asked; after it the whole of it, until its player goes on. */
export function Asking({
  runId,
  view,
  pack,
  pictures,
  busy,
  act,
  locale,
  t,
}: BoardProps<View, PixelsAction, GameWords<'pixels'>>) {
  const { revealed, slot } = useDone(runId, view)
  if (revealed && slot !== null) {
    return (
      <Revealed
        key={slot}
        done={revealed}
        looks={pictures?.[slot] ?? []}
        draws="pixels"
        whole={`/img/portrait/${revealed.id}.svg`}
        t={t.own}
      >
        {pack && aboutSays(revealed, { pack, locale, football: t.football })}
      </Revealed>
    )
  }
  if (view?.over) return null
  return (
    <Stage
      view={view}
      looks={LOOKS}
      pictures={pictures}
      busy={busy}
      act={act}
      draws="pixels"
      clues={<Clues view={view} pack={pack} locale={locale} t={t} />}
      t={t.own}
    />
  )
}
