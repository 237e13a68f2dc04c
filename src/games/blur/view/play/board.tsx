import type { GameWords, ShownProps, PlayBoard } from '#play/game.ts'
import { SixLooks, ThisRun } from '#play/looks/Panels.tsx'
import { crestUrl } from './crest-url.ts'
import type { View } from '../../rules/engine.ts'
import type { BlurAction } from '../../rules/action.ts'
import { fill } from '#i18n/format.ts'
import { looksCue, looksNews, looksStill } from '#play/looks/news.ts'
import { clueText, aboutText } from '../../words.ts'
import { Revealed } from '#play/looks/Revealed.tsx'
import { useDone } from '#play/looks/use-done.ts'
import { Asking } from './Asking.tsx'
import type { CSSProperties } from 'react'
import { newest } from '#play/newest.ts'
import styles from './riddle.module.css'

type Props = ShownProps<View, BlurAction, GameWords<'blur'>>

/** Crests of the run so far. */
export const Left = ({ view, t }: Props) => <ThisRun view={view} pictureOf={crestUrl} t={t.own} />

/** Looks of the current crest. */
export const Right = ({ runId, view, pictures, t }: Props) => (
  <SixLooks {...{ runId, view, pictures }} draws="blur" t={t.own} />
)

/** Re-exported here so that the end's stylesheets stay out of the first view. */
export const end = async () => (await import('../end/end.tsx')).end

/** Board of Blur. */
export const board: PlayBoard<View, BlurAction, GameWords<'blur'>> = {
  Board: Crests,
  Left,
  Right,
  still: ({ view }) => looksStill(view),
  cue: looksCue,
  news(now, before, { pack, locale, t: { own, football } }) {
    const said = looksNews(now, before, own)
    const riddle = now.done[before.done.length]?.riddle[locale]
    const fresh = now.at === before.at ? now.clues.slice(before.clues.length) : now.inWords ? now.clues : []
    const clues = fresh.map((clue) =>
      fill(own.clueSays, { name: own[`clue-${clue.kind}`], clue: clueText(clue, { pack, locale, football }, own) }),
    )
    const last = now.at === before.at && now.wrongLeft === 1 && before.wrongLeft !== 1 ? own.oneLeft : ''
    return [said, riddle, ...clues, last].filter(Boolean).join(' ')
  },
}

/** The current crest; once it is over the whole crest with its riddle, until the player goes on. */
export function Crests(props: ShownProps<View, BlurAction, GameWords<'blur'>>) {
  const { runId, view, pack, pictures, locale, t } = props
  const { revealed, slot } = useDone(runId, view)
  if (!revealed || slot === null) return <Asking {...props} />
  return (
    <Revealed
      key={slot}
      done={revealed}
      looks={pictures?.[slot] ?? []}
      draws="blur"
      whole={crestUrl(revealed.id)}
      below={<Riddle text={revealed.riddle[locale]} t={t.own} />}
      t={t.own}
    >
      {aboutText(revealed, { pack, locale, football: t.football }, t.own)}
    </Revealed>
  )
}

type CrestsProps = { text: string; t: Pick<GameWords<'blur'>, 'why'> }

/** The riddle, revealed word by word in reserved space. */
function Riddle({ text, t }: CrestsProps) {
  return (
    <div className={styles.riddle} {...newest(true)}>
      <h3>{t.why}</h3>
      <p>
        {text.split(' ').map((word, nth) => (
          <span key={nth} style={{ '--nth': nth } as CSSProperties}>
            {word}{' '}
          </span>
        ))}
      </p>
    </div>
  )
}
