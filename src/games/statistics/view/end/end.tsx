import { WON_FROM } from '#games/duel/terms.ts'
import { plural, number, fill } from '#i18n/format.ts'
import { duelEnding, duelNoPoints, duelShareText } from '#play/duel/ending.ts'
import { mostFirst } from '#play/end/bars.ts'
import type { PlayEnd, EndProps } from '#play/end/play-end.ts'
import type { View } from '../../rules/engine.ts'
import type { GameWords } from '#play/game.ts'
import { Lanes } from './Lanes.tsx'
import { winnerOf, truthText } from '../play/shown.ts'
import { hardestIn } from '#games/duel/runs.ts'
import { questionOf } from '../play/Asking.tsx'
import { KeptRows } from '#play/end/KeptRows.tsx'
import { Reported } from '#play/end/Reported.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './kept-questions.module.css'
import { Panel } from '#ui/Panel.tsx'

const hitsOf = ({ done }: View): boolean[] => done.flatMap(({ hit, picked }) => (picked === null ? [] : [hit]))

/** End screen of Statistics. */
export const end: PlayEnd<View, GameWords<'statistics'>> = {
  ending: (props) => duelEnding(props, WON_FROM[props.view.terms === 'ranked' ? 'ranked' : 'ten']),
  noPoints: (props) => duelNoPoints(props, WON_FROM.ranked),
  Trophy: Lanes,
  Board: KeptQuestions,
  Aha: Hardest,
  board: ({ view, locale, t: { own } }) => ({ title: own.kept, note: plural(locale, own.rightCount, view.run) }),
  shareText: (view, palette, locale, { own }) => duelShareText(view, hitsOf(view), palette, locale, own),
  versus: ({ view }) =>
    view.done.map(({ left, right, picked, hit }) => ({
      about: `${left.name} – ${right.name}`,
      label: picked === null ? '–' : [left, right][picked]!.name,
      ...(picked !== null && { signs: [hit ? 'ok' : 'no'] as const }),
      worth: hit ? 1 : 0,
    })),
  distribution: {
    label: String,
    own: ({ run }) => run,
    order: mostFirst,
  },
}

/** The question of the day that most players missed. */
export function Hardest({ view, facts, locale, t: { own } }: EndProps<View, GameWords<'statistics'>>) {
  const hardest = hardestIn(facts)
  const revealed = hardest && view.done[hardest.question]
  if (!revealed) return null
  const { more, less, high, low } = winnerOf(revealed)
  const name = fill(own.over, { name: more.name, than: less.name })
  return (
    <Panel title={own.hardest}>
      <p>
        {questionOf(revealed, own)}{' '}
        <b>{fill(own.truth, { name, high: number(locale, high), low: number(locale, low) })}</b>{' '}
        {fill(own.missed, { percent: number(locale, hardest.missed) })}
      </p>
    </Panel>
  )
}

/** The questions with their figures; a row opens to the full question and the report link. */
export function KeptQuestions({ view, locale, t: { own, end } }: EndProps<View, GameWords<'statistics'>>) {
  return (
    <>
      <KeptRows
        columns="8.6em"
        rows={view.done.map((revealed, at) => {
          const { more, less, high, low } = winnerOf(revealed)
          const verdict = revealed.picked === null ? own.noAnswer : revealed.hit ? own.right : own.wrong
          const truth = `${questionOf(revealed, own)} ${truthText(revealed, locale, own)}`
          return {
            key: String(at),
            name: fill(own.over, { name: more.name, than: less.name }),
            label: `${truth} ${verdict}`,
            signs: (
              <span className={styles.signs}>
                {number(locale, high)}–{number(locale, low)}
                <span className={styles.mark} data-hit={revealed.hit}>
                  <Icon name={revealed.hit ? 'check' : 'cross'} />
                </span>
              </span>
            ),
            more: (
              <>
                <p className="sm muted">{truth}</p>
                <Reported game="statistics" footballers={[more, less]} locale={locale} t={end} />
              </>
            ),
          }
        })}
      />
      <p className="sm muted">{own.leagueOnlyLong}</p>
    </>
  )
}
