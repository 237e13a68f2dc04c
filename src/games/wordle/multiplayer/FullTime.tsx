import { RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { fill, plural } from '#i18n/format.ts'
import type { RoomState } from '#stores/room.ts'
import { Button } from '#ui/Button.tsx'
import type { View } from '../race/state.ts'
import { Answers } from './Answers.tsx'
import { FinalTable } from './FinalTable.tsx'
import { LeaveButton } from './LeaveButton.tsx'
import { Marks } from './Marks.tsx'
import { Podium } from './Podium.tsx'
import { Reactions } from './Reactions.tsx'
import type { RaceRoom } from './RoomScreen.tsx'
import type { Standing, Words } from './words.ts'

type Props = Words & {
  room: RaceRoom
  /** The room now: somebody may have opened the lobby again. */
  state: RoomState<View>
  /** The room as the match ended. */
  last: RoomState<View>
  onRematch: () => void
  onLeave: () => void
}

/** After the match: podium, what it earned, the whole table, and once more. */
export function FullTime({ room, state, last, onRematch, onLeave, ...words }: Props) {
  const { locale, t: all } = words
  const t = all.rooms
  const heading = useRef<HTMLHeadingElement>(null)
  const { standings, you, outcome, settings, game } = last.view
  const answers = game?.answers ?? []
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
      <aside className="side" aria-label={t.match}>
        <section className="card">
          <h2>{t.match}</h2>
          <Marks row={mine} rounds={settings.rounds} t={t} />
        </section>
      </aside>
      <div className="col">
        <Podium standings={standings} seats={last.seats} you={you} words={words} />
        <section className="card stack under">
          <div className="row between">
            <div>
              <p className="muted sm">{t.fullTime}</p>
              <h2 className="d big" ref={heading} tabIndex={-1}>
                {title(standings, mine, t)}
              </h2>
              {mine && (
                <p className="sm muted">{plural(locale, t.solvedCount, mine.score, { max: settings.rounds })}</p>
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
            <Marks row={mine} rounds={settings.rounds} t={t} />
          </div>
        </section>
        <section className="only-s stack">
          <FinalTable standings={standings} you={you} words={words} />
          <Answers answers={answers} words={words} />
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
      <aside className="side" aria-label={t.finalTable}>
        <section className="card">
          <h2>{t.finalTable}</h2>
          <FinalTable standings={standings} you={you} words={words} />
        </section>
        <Answers answers={answers} words={words} />
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
  return fill(places[mine.rank ?? 0] ?? t.place, { rank: mine.rank ?? '–', max: standings.length })
}
