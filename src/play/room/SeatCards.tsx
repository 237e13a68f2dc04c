import { useStore } from '@nanostores/react'
import { Check, Flag, Hourglass, Search, WifiOff, X } from 'lucide-react'
import { number, fill } from '#i18n/format.ts'
import type { KitProps, AnyPart, RoomWords } from './game.ts'
import styles from './seat-cards.module.css'
import { SeatShirt } from './SeatShirt.tsx'
import { isAway, shortName } from './seats.ts'
import { useLastReaction } from './Reactions.tsx'

type TypingProps = { name: string; t: RoomWords['t']['rooms'] }

/** Replaces a seat's icon with three dots while its player types. Not announced. */
const Typing = ({ name, t }: TypingProps) => (
  <>
    <svg className={`i i-s ${styles.dots}`} viewBox="0 0 24 24" aria-hidden="true" data-typing="">
      <circle cx="3.5" cy="12" r="3" />
      <circle cx="12" cy="12" r="3" />
      <circle cx="20.5" cy="12" r="3" />
    </svg>
    <span className="vh">{fill(t.typing, { name })}</span>
  </>
)

const SIGNS = { playing: Search, waits: Hourglass, done: Check, failed: X, out: Flag } as const
/** Number of cards that fit a phone; with more, the row scrolls sideways. */
const FIT = 2

type Props = KitProps & { part: AnyPart }

/** Shirt and progress of every seat, the player's own last; the height is constant from kick-off on. */
export function SeatCards({ game, part, ...kit }: Props) {
  const { room, state, ...words } = kit
  const { view, seats } = state
  const lastReaction = useLastReaction(room, view.you)
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
          const Icon = away ? WifiOff : SIGNS[line.mark]
          const label = lastReaction?.seat === seat ? words.t.rooms[`react-${lastReaction.reaction}`] : null
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
                <span className={label ? styles.said : styles.line} aria-hidden={label ? true : undefined}>
                  {label ?? (away ? words.t.rooms.isAway : line.text)}
                </span>
              </span>
              {typing.includes(seat) && line.mark === 'playing' && !away ? (
                <Typing name={name} t={words.t.rooms} />
              ) : (
                <Icon className="i i-s" aria-hidden="true" />
              )}
              <span className="vh">{line.label}</span>
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
