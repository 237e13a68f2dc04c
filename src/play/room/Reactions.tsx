import { MessageSquare, MessageSquareOff } from 'lucide-react'
import { useStore } from '@nanostores/react'
import { fill } from '#i18n/format.ts'
import { REACTIONS } from '#contracts/rooms.ts'
import { Button } from '#ui/Button.tsx'
import type { KitProps, MatchRoom } from './game.ts'
import styles from './reactions.module.css'
import { seatName } from './seats.ts'
import { useMoment } from './use-moment.ts'
import { persisted, type Parser } from '#stores/persisted.ts'

const Muted: Parser<boolean> = { safeParse: (value) => (typeof value === 'boolean' ? { data: value } : {}) }

/** True when the player has muted the reactions of others; stored for all rooms. */
const $muted = persisted('room-muted', Muted, false)

const SHOWN_MS = 4_000

/** The last reaction in the room, shown briefly; only those of the seat `you` when others are muted. */
export function useLastReaction(room: MatchRoom, you: number | null) {
  const lastReaction = useMoment(room.$reaction, SHOWN_MS)
  const isMuted = useStore($muted)
  return isMuted && lastReaction?.seat !== you ? null : lastReaction
}

/** Three reactions, a mute button and the last reaction, in a line of constant height. */
export function Reactions({ room, state, ...words }: Omit<KitProps, 'game'>) {
  const t = words.t.rooms
  const lastReaction = useLastReaction(room, state.view.you)
  const isMuted = useStore($muted)
  const speaker = state.view.players.find(({ seat }) => seat === lastReaction?.seat)
  return (
    <div className={styles.reactions} role="group" aria-label={t.reactions}>
      {state.view.you !== null && (
        <div className={styles.buttons}>
          {REACTIONS.map((reaction) => (
            <Button key={reaction} look="quiet" size="small" onClick={() => room.send({ type: 'react', reaction })}>
              {t[`react-${reaction}`]}
            </Button>
          ))}
          <button
            type="button"
            className="ib"
            aria-label={isMuted ? t.unmute : t.mute}
            title={isMuted ? t.unmute : t.mute}
            onClick={() => $muted.set(!isMuted)}
          >
            {isMuted ? (
              <MessageSquareOff className="i" aria-hidden="true" />
            ) : (
              <MessageSquare className="i" aria-hidden="true" />
            )}
          </button>
        </div>
      )}
      <p className={styles.heard} role="status">
        {lastReaction && speaker
          ? fill(t.reacted, {
              name: seatName(speaker, state.view.you, words),
              reaction: t[`react-${lastReaction.reaction}`],
            })
          : ''}
      </p>
    </div>
  )
}
