import { RotateCcw, Search } from 'lucide-react'
import { Suspense, useEffect, useRef, use } from 'react'
import { fill, plural, number } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import styles from './full-time.module.css'
import type { KitProps, MatchState, AnyPart, RoomWords, RoomGame } from './game.ts'
import { LeaveButton } from './LeaveButton.tsx'
import { Reactions } from './Reactions.tsx'
import type { Standing, Row } from '#games/match/state.ts'
import { gainText } from '#i18n/gain.ts'
import type { Locale } from '#i18n/locales.ts'
import { Announcement } from '#ui/Announcement.tsx'
import { LevelRow, useStanding } from '../end/LevelRow.tsx'
import { endWords } from '../end/prepare.ts'
import pointsStyles from '../end/points.module.css'
import { useProgress } from '#play/duel/use-progress.ts'
import { ReportNameButton } from '#overlays/ReportNameButton.tsx'
import { seatName, shortName } from './seats.ts'
import type { SeatCard } from '#contracts/rooms.ts'
import { SeatShirt } from './SeatShirt.tsx'
import { Panel } from '#ui/Panel.tsx'

const COUNT_UP_MS = 900

/** Rating change of a quick match, animated, or the reason why there is none. */
function RatingChange({ state, locale, t: { rooms: t } }: Pick<RoomWords, 'locale' | 't'> & { state: MatchState }) {
  const { you, quick } = state.view
  if (quick === null || you === null) return null
  const change = state.ratings.find(({ seat }) => seat === you)
  if (!quick.rated || (state.recorded && !change)) {
    return <p className={styles.rated}>{quick.rated ? t.unratedToday : t.unratedGuest}</p>
  }
  return (
    <p className={styles.rated} role="status">
      {change && <RatingCountUp {...change} locale={locale} t={t} />}
    </p>
  )
}

type RatingCountUpProps = { before: number; after: number; locale: RoomWords['locale']; t: RoomWords['t']['rooms'] }

function RatingCountUp({ before, after, locale, t }: RatingCountUpProps) {
  const progress = useProgress(COUNT_UP_MS)
  const [gain, shown] = [after - before, Math.round(before + (after - before) * progress)]
  return (
    <>
      <span aria-hidden="true">
        {t.rating} <b className="num">{number(locale, shown)}</b>{' '}
        <b className="n">{gain < 0 ? `−${number(locale, -gain)}` : `+${number(locale, gain)}`}</b>
      </span>
      <span className="vh">
        {fill(t.ratingMoved, { before: number(locale, before), after: number(locale, after) })}
      </span>
    </>
  )
}

type Props = KitProps &
  Pick<AnyPart, 'players'> & {
    /** State when the match ended, unlike `state`, whose lobby may be open again. */
    last: MatchState
    onRematch: () => void
    onLeave: () => void
    onSeek: () => void
  }

const NOTHING_SAID = { said: null, say: () => {} }

/** After the match: podium, answers, table, and rematch. */
export function FullTime({ game, room, state, players, last, onRematch, onLeave, onSeek, ...words }: Props) {
  const { locale, t: all } = words
  const t = all.rooms
  const heading = useRef<HTMLHeadingElement>(null)
  const { standings, you, outcome } = last.view
  const mine = standings.find(({ seat }) => seat === you)

  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])

  function again() {
    room.send({ type: 'rematch' })
    onRematch()
  }

  return (
    <div className={styles.page} {...(import.meta.env.CONSENT ? { 'data-end': '' } : {})}>
      <section className={styles.hero}>
        <h2 ref={heading} tabIndex={-1}>
          {titleOf(standings, mine, t)}
        </h2>
        <Podium game={game} standings={standings} seats={last.seats} you={you} words={words} />
        {outcome && outcome.points > 0 && (
          <p className={styles.gain}>
            <b className="num">+{outcome.points}</b>
            <span className="vh">{plural(locale, t.points, outcome.points)}</span>
          </p>
        )}
        <RatingChange state={last} {...words} />
      </section>
      {outcome && (
        <div className={styles.level}>
          <Suspense>
            <Level points={outcome.points} locale={locale} />
          </Suspense>
        </div>
      )}
      <div className={styles.answers}>
        {last.view.game !== null && (
          <game.Answers {...words} {...NOTHING_SAID} room={room} state={last} game={last.view.game} players={players} />
        )}
        <Reactions room={room} state={last} {...words} />
      </div>
      <div className={styles.standings}>
        <FinalTable game={game} standings={standings} you={you} words={words} />
      </div>
      <div className={styles.dock}>
        <p role="status">{askingFor(state, you, t)}</p>
        <div className={styles.next}>
          {you !== null && (
            <Button look="primary" size="large" onClick={again}>
              <RotateCcw className="i" aria-hidden="true" />
              {t.rematch}
            </Button>
          )}
          {you !== null && last.view.quick && (
            <Button size="large" onClick={onSeek}>
              <Search className="i" aria-hidden="true" />
              <span className="vh">{t.lookAgain}</span>
            </Button>
          )}
          <LeaveButton compact={you !== null} t={t} ask={t.leaveAsk} onLeave={onLeave} />
        </div>
      </div>
    </div>
  )
}

/** "Alba wants a rematch.", once the lobby is open again. */
function askingFor(state: MatchState, you: number | null, t: RoomWords['t']['rooms']): string {
  const { phase, players } = state.view
  const asking = phase === 'lobby' ? players.find(({ ready, seat }) => ready && seat !== you) : undefined
  return asking ? fill(t.rematchAsked, { name: asking.name }) : ''
}

/** Title of a match's end for a seat, or for a spectator (`mine` undefined). */
export function titleOf(
  standings: readonly Standing[],
  mine: Standing | undefined,
  t: RoomWords['t']['rooms'],
): string {
  const [first] = standings
  if (mine?.out) return t.forfeited
  if (!first || first.rank === null) return t.nobody
  const shown = mine ?? first
  const shared = standings.filter(({ rank }) => rank === shown.rank).length > 1
  if (shown.rank === 1 && shared) return t.draw
  if (mine?.rank === 1) return t['place-1']
  if (!mine || standings.length === 2) return fill(t.winner, { name: first.name })
  const places: Record<number, string> = { 2: t['place-2'], 3: t['place-3'] }
  return fill(places[mine.rank ?? 0] ?? t.place, { rank: mine.rank ?? '–', max: standings.length })
}

/** Level bar of full time, moved by the match's points. */
function Level({ points, locale }: { points: number; locale: Locale }) {
  const { progress } = use(endWords(locale))
  const { from, to, gain } = useStanding(points, true)
  return (
    <section className="card">
      <div className={pointsStyles.standingRow}>
        <LevelRow key={`${from}-${to}`} from={from} to={to} still={!gain} t={progress} />
      </div>
      {gain && <Announcement text={gainText(gain, locale, progress)} />}
    </section>
  )
}

type FinalTableProps = { game: RoomGame; standings: readonly Standing<Row>[]; you: number | null; words: RoomWords }

/** All places with the deciding figures and points, and a report link for names. */
function FinalTable({ game, standings, you, words }: FinalTableProps) {
  const { locale, t } = words
  const rivals = standings.filter(({ seat }) => seat !== you).map(({ name }) => name)
  return (
    <Panel title={t.rooms.finalTable}>
      <ol className={styles.table}>
        {standings.map((row) => (
          <li key={row.seat} data-mine={row.seat === you || undefined}>
            <b className="num muted">{row.rank ?? '–'}</b>
            <span className={styles.fullTimeName}>
              <b>{seatName(row, you, words)}</b>
              <small>{row.out ? t.rooms.isOut : game.score(row, words).detail}</small>
            </span>
            <b className="n">{plural(locale, t.rooms.points, row.points)}</b>
          </li>
        ))}
      </ol>
      {rivals.length > 0 && <ReportNameButton names={[...new Set(rivals)]} locale={locale} t={t.rooms} />}
    </Panel>
  )
}

const ON_PODIUM = 3

type PodiumProps = {
  game: RoomGame
  standings: readonly Standing<Row>[]
  seats: readonly SeatCard[]
  you: number | null
  words: RoomWords
}

/** Podium with up to three steps; with two players they are opposite each other. The DOM is in order of rank. */
function Podium({ game, standings, seats, you, words }: PodiumProps) {
  const shown = standings.slice(0, ON_PODIUM)
  return (
    <ol className={styles.podium} data-steps={shown.length}>
      {shown.map((row) => {
        const { figure, label, detail } = game.score(row, words)
        return (
          <li key={row.seat} data-rank={row.rank ?? undefined}>
            <SeatShirt seats={seats} seat={row.seat} />
            <b className={styles.name}>{shortName(row, you, words)}</b>
            <span className={styles.block}>
              <b className="num" aria-hidden="true">
                {figure}
              </b>
              <span className="vh">{label}</span>
              <span className={styles.detail}>{row.out ? words.t.rooms.isOut : detail}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
