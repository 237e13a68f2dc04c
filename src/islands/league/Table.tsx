import type { League } from '#contracts/leagues.ts'
import { kitOf } from '#core/kits.ts'
import { datesOf, tableOf, type Row } from '#core/league.ts'
import { fill, number, plural } from '#i18n/format.ts'
import { Kit } from '#ui/Kit.tsx'
import { Shirt } from '#ui/Shirt.tsx'
import s from './table.module.css'
import { nameOf, weekdayText } from './people.ts'
import type { Speech } from './words.ts'

/** Points of a day that fill its bar. */
const FULL_DAY = 800
const LEAST_BAR = 20

type Props = {
  speech: Speech
  league: League
  /** Shirt of a reader who may join: a dashed row at the end. */
  guest?: string
}

/** The table of the week: place, shirt, seven bars, sum, and the gap in words. */
export function Table({ speech, league, guest }: Props) {
  const { locale, t } = speech
  const seats = league.seats.map(({ seat }) => seat)
  const rows = tableOf(seats, league.week, league.monday)
  return (
    <ol className={s.rows}>
      {rows.map((row) => (
        <Line key={row.seat} speech={speech} league={league} row={row} />
      ))}
      {rows.length === 1 && league.you !== null && league.ghost !== null && league.ghost > 0 && (
        <li className={s.row} data-ghost>
          <span className={s.place} aria-hidden="true">
            ·
          </span>
          <KitOf kit={league.seats[0]!.kit} seat={1} />
          <span className={s.who}>
            <b>{t.ghost}</b>
            <span className="xs muted">{t.ghostText}</span>
          </span>
          <b className={`num ${s.sum}`}>{number(locale, league.ghost)}</b>
        </li>
      )}
      {guest !== undefined && (
        <li className={s.row} data-ghost>
          <span className={s.place} aria-hidden="true">
            {rows.length + 1}
          </span>
          <KitOf kit={guest} seat={1} />
          <span className={s.who}>
            <b>{t.youAsk}</b>
            <span className="xs muted">{t.youStart}</span>
          </span>
          <b className={`num ${s.sum}`}>0</b>
        </li>
      )}
    </ol>
  )
}

function Line({ speech, league, row }: { speech: Speech; league: League; row: Row }) {
  const { locale, t } = speech
  const member = league.seats.find(({ seat }) => seat === row.seat)!
  const isYou = row.seat === league.you
  return (
    <li className={s.row} data-you={isYou || undefined} aria-current={isYou || undefined}>
      <span className={`num ${s.place}`}>{row.place}</span>
      <KitOf kit={member.kit} seat={row.seat} />
      <span className={s.who}>
        <b>{isYou ? t.you : member.name}</b>
        <Bars speech={speech} league={league} row={row} joined={member.joined} />
      </span>
      <span className={s.sum}>
        <b className="num">{number(locale, row.points)}</b>
        <span className="xs">{gapText(speech, league, row)}</span>
      </span>
    </li>
  )
}

type BarsProps = { speech: Speech; league: League; row: Row; joined: string }

/**
 * One bar per day with its points as height: outlined when it is not among the best days that count, flat without
 * points, low while the day is open, faint before joining.
 */
function Bars({ speech: { locale, t }, league, row, joined }: BarsProps) {
  const dates = datesOf(league.monday)
  const said = row.days.flatMap((points, at) =>
    points > 0
      ? [`${weekdayText(locale, dates[at]!)} ${number(locale, points)}${row.counts[at] ? '' : ` (${t.spare})`}`]
      : [],
  )
  return (
    <>
      <span className={s.bars} aria-hidden="true">
        {row.days.map((points, at) => {
          const date = dates[at]!
          const played = row.counts[at] ? 'played' : 'spare'
          const state = date < joined ? 'before' : points > 0 ? played : date >= league.now ? 'open' : 'missed'
          const height = Math.max(LEAST_BAR, Math.min(100, (points / FULL_DAY) * 100))
          return <i key={date} data-s={state} style={points > 0 ? { height: `${height}%` } : undefined} />
        })}
      </span>
      {said.length > 0 && <span className="vh">{fill(t.perDay, { days: said.join(', ') })}</span>}
    </>
  )
}

/** "leads by 36", "36 behind you", "level with Théo". */
function gapText({ locale, t }: Speech, league: League, { gap }: Row): string {
  if (gap.kind === 'alone') return t.firstLast
  if (gap.kind === 'leads') return fill(t.leads, { n: number(locale, gap.by) })
  const isYou = gap.seat === league.you
  const name = nameOf(league, gap.seat) ?? t.left
  if (gap.kind === 'level') return isYou ? t.levelYou : fill(t.level, { name })
  const n = number(locale, gap.by)
  return isYou ? fill(t.behindYou, { n }) : fill(t.behind, { n, name })
}

/** The shirt of a member, else one with the number of the seat. */
export function KitOf({ kit, seat }: { kit: string | null; seat: number }) {
  const own = kitOf(kit)
  return <span className={s.kit}>{own ? <Kit kit={own} /> : <Shirt number={seat} state="next" />}</span>
}

/** "2,214 points". */
export const pointsText = ({ locale, t }: Speech, points: number): string => plural(locale, t.points, points)
