import { aboutText } from '#play/face/texts.ts'
import type { GameWords, ShownProps } from '#play/game.ts'
import { Revealed } from '#play/looks/Revealed.tsx'
import { useDone } from '#play/looks/use-done.ts'
import { Asking } from './Asking.tsx'
import type { View } from '../../rules/engine.ts'
import type { PixelsAction } from '../../rules/action.ts'

/** The current face; once it is over the whole face, until the player goes on. */
export function Faces(props: ShownProps<View, PixelsAction, GameWords<'pixels'>>) {
  const { runId, view, pack, pictures, locale, t } = props
  const { revealed, slot } = useDone(runId, view)
  if (!revealed || slot === null) return <Asking {...props} />
  return (
    <Revealed
      key={slot}
      done={revealed}
      looks={pictures?.[slot] ?? []}
      draws="pixels"
      whole={`/img/portrait/${revealed.id}.svg`}
      t={t.own}
    >
      {aboutText(revealed, { pack, locale, football: t.football })}
    </Revealed>
  )
}
