import { useStore } from '@nanostores/react'
import { Check, Flag, Hourglass, Search, WifiOff, X } from 'lucide-react'
import { number } from '#i18n/format.ts'
import type { KitProps, AnyPart } from './game.ts'
import styles from './seat-cards.module.css'
import { SeatShirt } from './SeatShirt.tsx'
import { isAway, shortName } from './seats.ts'
import { Typing } from './Typing.tsx'
import { useHeard } from './use-heard.ts'

const SIGNS = { playing: Search, waits: Hourglass, done: Check, failed: X, out: Flag } as const
/** From so many cards on the row scrolls sideways on a phone. */
const FIT = 2

type Props = KitProps & { part: AnyPart }

/** Everybody's shirt and progress, mine last; each card has its height from kick-off on. */
export function SeatCards({ game, part, ...kit }: Props) {
  const { room, state, ...words } = kit
  const { view, seats } = state
  const heard = useHeard(room, view.you)
  const typing = useStore(room.$typing)
  const round = view.game!
  const playing = view.standings.map(({ seat }) => seat).toSorted((one, other) => one - other)
  const order = [...playing.filter((seat) => seat !== view.you), ...playing.filter((seat) => seat === view.you)]
  return (
    <div
      className={styles.strip}
      role="group"
      aria-label={words.t.rooms.rivals}
      tabIndex={order.length > FIT ? 0 : undefined}
    >
      <ul className={styles.cards}>
        {order.map((seat) => {
          const line = game.seatLine(round, seat, words)
          const name = view.players.find((player) => player.seat === seat)?.name ?? ''
          const { rating } = seats.find((card) => card.seat === seat) ?? {}
          const away = isAway(seats, seat) && line.mark !== 'out'
          const Sign = away ? WifiOff : SIGNS[line.mark]
          const says = heard?.seat === seat ? words.t.rooms[`react-${heard.reaction}`] : null
          return (
            <li key={seat} className={styles.card} data-mark={line.mark} data-seat={seat}>
              <span className={styles.shirt}>
                <SeatShirt seats={seats} seat={seat} mine={seat === view.you} />
              </span>
              <span className={styles.who}>
                <b>
                  {shortName({ seat, name }, view.you, words)}
                  {rating !== undefined && <small className={styles.rating}> {number(words.locale, rating)}</small>}
                </b>
                <span className={says ? styles.said : styles.line} aria-hidden={says ? true : undefined}>
                  {says ?? (away ? words.t.rooms.isAway : line.text)}
                </span>
              </span>
              {typing.includes(seat) && line.mark === 'playing' && !away ? (
                <Typing name={name} t={words.t.rooms} />
              ) : (
                <Sign className="i i-s" aria-hidden="true" />
              )}
              <span className="vh">{line.says}</span>
              <div className={styles.progress}>
                <game.Progress {...part} seat={seat} />
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
