import { RotateCcw, Search } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { fill, plural } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { FinalTable } from './FinalTable.tsx'
import styles from './full-time.module.css'
import type { KitProps, MatchState, AnyPart, RoomWords } from './game.ts'
import { LeaveButton } from './LeaveButton.tsx'
import { Level } from './Level.tsx'
import { Podium } from './Podium.tsx'
import { Rated } from './Rated.tsx'
import { Reactions } from './Reactions.tsx'
import { titleOf } from './title.ts'

type Props = KitProps &
  Pick<AnyPart, 'players'> & {
    /** The room as the match ended; `state` is the room now: somebody may have opened the lobby again. */
    last: MatchState
    onRematch: () => void
    onLeave: () => void
    onSeek: () => void
  }

const NOTHING_SAID = { said: null, say: () => {} }

/** After the match: podium, what it asked for, the whole table, and once more. */
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
    <div className={styles.page}>
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
        <Rated state={last} {...words} />
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
