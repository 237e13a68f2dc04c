import { MessageSquare, MessageSquareOff } from 'lucide-react'
import { useStore } from '@nanostores/react'
import { fill } from '#i18n/format.ts'
import { REACTIONS } from '#contracts/rooms.ts'
import { Button } from '#ui/Button.tsx'
import type { KitProps } from './game.ts'
import { $muted } from './muted.ts'
import styles from './reactions.module.css'
import { seatName } from './seats.ts'
import { useHeard } from './use-heard.ts'

/** Three things to say, or to hear none of, and the last one that somebody said, in a line that always has its room. */
export function Reactions({ room, state, ...words }: Omit<KitProps, 'game'>) {
  const t = words.t.rooms
  const heard = useHeard(room, state.view.you)
  const isMuted = useStore($muted)
  const speaker = state.view.players.find(({ seat }) => seat === heard?.seat)
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
        {heard && speaker
          ? fill(t.reacted, { name: seatName(speaker, state.view.you, words), reaction: t[`react-${heard.reaction}`] })
          : ''}
      </p>
    </div>
  )
}
