import { pictureAddress } from '#core/picture-address.ts'
import type { GameWords, ShownProps, PlayBoard } from '#play/game.ts'
import { SixLooks, ThisRun } from '#play/looks/Panels.tsx'
import type { View } from '../../rules/engine.ts'
import type { PixelsAction } from '../../rules/action.ts'
import { fill } from '#i18n/format.ts'
import { clueText, aboutText } from '#play/face/texts.ts'
import { looksCue, looksNews, looksStill } from '#play/looks/news.ts'
import { Revealed } from '#play/looks/Revealed.tsx'
import { useDone } from '#play/looks/use-done.ts'
import { Asking } from './Asking.tsx'

type Props = ShownProps<View, PixelsAction, GameWords<'pixels'>>

/** Faces of the run so far. */
export const Left = ({ view, t }: Props) => (
  <ThisRun view={view} pictureOf={(id) => pictureAddress(`portrait/${id}.webp?w=128`)} t={t.own} />
)

/** Looks of the current face. */
export const Right = ({ runId, view, pictures, t }: Props) => (
  <SixLooks {...{ runId, view, pictures }} draws="pixels" t={t.own} />
)

/** Re-exported here so that the end's stylesheets stay out of the first view. */
export const end = async () => (await import('../end/end.tsx')).end

/** Board of Pixels. */
export const board: PlayBoard<View, PixelsAction, GameWords<'pixels'>> = {
  Board: Faces,
  Left,
  Right,
  still: ({ view }) => looksStill(view),
  cue: looksCue,
  news(now, before, { pack, locale, t: { own, football } }) {
    const said = looksNews(now, before, own)
    const fresh = now.at === before.at ? now.clues.slice(before.clues.length) : now.inWords ? now.clues : []
    const clues = fresh.map((clue) =>
      fill(own.clueSays, { name: own[`clue-${clue.kind}`], clue: clueText(clue, { pack, locale, football }, own) }),
    )
    return [said, ...clues].filter(Boolean).join(' ')
  },
}

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
      whole={pictureAddress(`portrait/${revealed.id}.svg`)}
      t={t.own}
    >
      {aboutText(revealed, { pack, locale, football: t.football })}
    </Revealed>
  )
}
