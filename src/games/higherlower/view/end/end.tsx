import { WON_FROM } from '#games/duel/terms.ts'
import { plural, fill, number } from '#i18n/format.ts'
import { duelEnding, duelNoPoints, duelShareText } from '#play/duel/ending.ts'
import { mostFirst } from '#play/end/bars.ts'
import type { PlayEnd, EndProps } from '#play/end/play-end.ts'
import type { View, Revealed } from '../../rules/engine.ts'
import type { GameWords } from '#play/game.ts'
import type { PracticeDeal } from '../../deal/practice-deal.ts'
import { Skyline } from './Skyline.tsx'
import { eurosShort } from '../play/euros.ts'
import { hardestIn } from '#games/duel/runs.ts'
import { ReportRows, RunBars } from '#play/duel/RunBars.tsx'
import { closestOf, closestText } from '../play/closest.ts'
import { monthOf } from '#play/months.ts'
import { eurosInWords } from '../../words.ts'
import { Panel } from '#ui/Panel.tsx'

/** Characters that JSON adds to an id: two quotes and a comma. */
const QUOTES = 3

/** Shortens the chain to fit the size limit of a challenge. */
function handsOn(deal: unknown, room: number): PracticeDeal {
  const { league, players } = deal as PracticeDeal
  let left = room
  const most = players.findIndex((id) => (left -= id.length + QUOTES) < 0)
  return { league, players: most < 0 ? players : players.slice(0, most) }
}

const wonBy = { today: 'ten', normal: 'endless', ranked: 'ranked' } as const

const hitsOf = ({ steps }: View): boolean[] =>
  steps.flatMap(({ hit, answer }) => (hit === null || answer === null ? [] : [hit]))

/** End screen of Higher lower. */
export const end: PlayEnd<View, GameWords<'higherlower'>> = {
  ending: (props) => duelEnding(props, WON_FROM[wonBy[props.view.terms]]),
  noPoints: (props) => duelNoPoints(props, WON_FROM[wonBy[props.view.terms]]),
  Trophy: Skyline,
  Board: KeptRun,
  Aha: Hardest,
  board: ({ view, locale, t: { own } }) => ({ title: own.yourRun, note: plural(locale, own.right, view.run) }),
  shareText: (view, palette, locale, { own }) => duelShareText(view, hitsOf(view), palette, locale, own),
  versus: ({ view, t: { own } }) =>
    view.steps.slice(1).map(({ name, answer, hit }) => ({
      about: name,
      label: answer === null ? '–' : own[answer],
      ...(hit !== null && { signs: [hit ? 'ok' : 'no'] as const }),
      worth: hit ? 1 : 0,
    })),
  handsOn,
  distribution: {
    label: String,
    own: ({ run }) => run,
    order: mostFirst,
  },
}

/** The pair of the day that most players missed. */
export function Hardest({ view, facts, locale, t: { own } }: EndProps<View, GameWords<'higherlower'>>) {
  const hardest = hardestIn(facts)
  if (!hardest) return null
  const [known, asked] = view.steps.slice(hardest.question)
  if (!known || !asked) return null
  const [more, less] = asked.eur > known.eur ? [asked, known] : [known, asked]
  return (
    <Panel title={own.hardest}>
      <p>
        {fill(own.hardestPair, {
          more: more.name,
          less: less.name,
          moreValue: eurosShort(more.eur, locale, own),
          lessValue: eurosShort(less.eur, locale, own),
        })}{' '}
        {fill(own.missed, { percent: number(locale, hardest.missed) })}
      </p>
    </Panel>
  )
}

const MILLION = 1_000_000

/** The run as bars with faces, the closest call, and every value as text. */
export function KeptRun({ view, pack, locale, t: { own, end } }: EndProps<View, GameWords<'higherlower'>>) {
  const { steps, asOf } = view
  const most = Math.max(...steps.map(({ eur }) => eur))
  const closest = closestOf(view)
  const answered = ({ answer, hit }: Revealed) => (answer ? own[hit ? 'answeredRight' : 'answeredWrong'] : '')
  return (
    <>
      <RunBars
        pack={pack}
        bars={steps.map((revealed) => ({
          id: revealed.id,
          figure: number(locale, Math.round((10 * revealed.eur) / MILLION) / 10 || 0.1),
          height: revealed.eur / most,
          hit: revealed.hit,
          label: `${revealed.name}: ${eurosInWords(revealed.eur, locale, own)}. ${answered(revealed)}`,
        }))}
      />
      <p className="sm muted">{fill(own.barsSay, { month: monthOf(asOf, locale) })}</p>
      {closest && (
        <p className="sm">
          <b>{own.closestCall}</b> <span className="muted">{fill(own.closest, closestText(closest, locale, own))}</span>
        </p>
      )}
      <ReportRows
        game="higherlower"
        title={own.allValues}
        rows={steps.map(({ id, name, eur }) => ({ id, name, label: eurosShort(eur, locale, own) }))}
        locale={locale}
        t={end}
      />
    </>
  )
}
