import { Check, RotateCcw, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { fill, plural } from '#i18n/format.ts'
import type { RoomState } from '#stores/room.ts'
import { Button } from '#ui/Button.tsx'
import { Shirt } from '#ui/Shirt.tsx'
import type { Standing, View } from '../race/state.ts'
import { LeaveButton } from './LeaveButton.tsx'
import { Reactions } from './Reactions.tsx'
import type { RaceRoom } from './RoomScreen.tsx'
import { seatName } from './seats.ts'
import type { Words } from './words.ts'

type Props = Words & {
  room: RaceRoom
  /** The room now: somebody may have opened the lobby again. */
  state: RoomState<View>
  /** The room as the match ended. */
  last: RoomState<View>
  onRematch: () => void
  onLeave: () => void
}

const ON_PODIUM = 3

/** After the match: podium, what it earned, the whole table, and once more. */
export function FullTime({ room, state, last, onRematch, onLeave, ...words }: Props) {
  const { locale, t: all } = words
  const t = all.rooms
  const heading = useRef<HTMLHeadingElement>(null)
  const { standings, you, outcome, settings } = last.view
  const mine = standings.find(({ seat }) => seat === you)
  const asking =
    state.view.phase === 'lobby' ? state.view.players.find(({ ready, seat }) => ready && seat !== you) : null

  useEffect(() => heading.current?.focus(), [])

  function again() {
    room.send({ type: 'rematch' })
    onRematch()
  }

  return (
    <div className="play race end">
      <aside className="side">
        <section className="card">
          <h2>{t.match}</h2>
          <Rounds row={mine} rounds={settings.rounds} t={t} />
        </section>
      </aside>
      <div className="col">
        <Podium standings={standings} you={you} words={words} />
        <section className="card stack under">
          <div className="row between">
            <div>
              <p className="muted sm">{t.fullTime}</p>
              <h2 className="d big" ref={heading} tabIndex={-1}>
                {title(standings, mine, t)}
              </h2>
              {mine && (
                <p className="sm muted">{plural(locale, t.solvedCount, mine.solved, { max: settings.rounds })}</p>
              )}
            </div>
            {outcome && outcome.points > 0 && (
              <b className="num gain">
                +{outcome.points}
                <span className="vh">{plural(locale, t.points, outcome.points)}</span>
              </b>
            )}
          </div>
          <div className="only-s">
            <Rounds row={mine} rounds={settings.rounds} t={t} />
          </div>
        </section>
        <section className="only-s">
          <Table standings={standings} you={you} words={words} />
        </section>
        <div className="act">
          <p className="b center" role="status">
            {asking ? fill(t.rematchAsked, { name: asking.name }) : ''}
          </p>
          {you !== null && (
            <Button look="primary" size="large" onClick={again}>
              <RotateCcw className="i" aria-hidden="true" />
              {t.rematch}
            </Button>
          )}
          <Reactions room={room} state={last} {...words} />
          <LeaveButton t={t} ask={t.leaveAsk} onLeave={onLeave} />
        </div>
      </div>
      <aside className="side">
        <section className="card">
          <h2>{t.finalTable}</h2>
          <Table standings={standings} you={you} words={words} />
        </section>
      </aside>
    </div>
  )
}

type Rooms = Words['t']['rooms']

function title(standings: readonly Standing[], mine: Standing | undefined, t: Rooms): string {
  const [first] = standings
  if (!first || first.points === 0) return t.nobody
  if (!mine) return fill(t.winner, { name: first.name })
  if (mine.out) return t.forfeited
  const places: Record<number, string> = { 1: t['place-1'], 2: t['place-2'], 3: t['place-3'] }
  return fill(places[mine.rank] ?? t.place, { rank: mine.rank, max: standings.length })
}

/** Second, first, third, as on a podium; read out in order. */
function Podium({ standings, you, words }: { standings: readonly Standing[]; you: number | null; words: Words }) {
  return (
    <ol className="podium">
      {standings.slice(0, ON_PODIUM).map((row, place) => (
        <li key={row.seat} className={`p${place + 1}`}>
          <Shirt number={row.seat + 1} state={row.seat === you ? 'kit' : 'next'} />
          <b className="cut">{seatName(row, you, words)}</b>
          <span className="blk">
            <b className="num">{row.rank}</b>
            <span className="n sm b">{plural(words.locale, words.t.rooms.points, row.points)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

/** One sign per round: found with which guess, or not. */
function Rounds({ row, rounds, t }: { row: Standing | undefined; rounds: number; t: Rooms }) {
  if (!row) return null
  return (
    <ol className="marks">
      {Array.from({ length: rounds }, (_, at) => {
        const guess = row.solvedAt[at] ?? 0
        const Sign = guess > 0 ? Check : X
        return (
          <li key={at} data-s={guess > 0 ? 'ok' : 'no'}>
            <Sign className="i i-s" aria-hidden="true" />
            {guess > 0 && (
              <b className="num" aria-hidden="true">
                {guess}
              </b>
            )}
            <span className="vh">
              {fill(t.roundOf, { n: at + 1, max: rounds })}:{' '}
              {guess > 0 ? fill(t.solvedAtSays, { n: guess }) : t.notSolved}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function Table({ standings, you, words }: { standings: readonly Standing[]; you: number | null; words: Words }) {
  const { locale, t } = words
  return (
    <ol className="lead n" aria-label={t.rooms.finalTable}>
      {standings.map((row) => (
        <li key={row.seat} className={row.seat === you ? 'me' : undefined}>
          <b className="num muted">{row.rank}</b>
          <span className="cut">{seatName(row, you, words)}</span>
          <span className="xs muted">
            {row.out ? t.rooms.rivalOut : fill(t.rooms.seconds, { seconds: Math.round(row.ms / 1000) })}
          </span>
          <b>{plural(locale, t.rooms.points, row.points)}</b>
        </li>
      ))}
    </ol>
  )
}
