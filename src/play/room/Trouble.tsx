import { WifiOff } from 'lucide-react'
import { plural } from '#i18n/format.ts'
import { localePath } from '#i18n/locales.ts'
import type { Connection } from '#stores/room/types.ts'
import { Button } from '#ui/Button.tsx'
import { useSecondsUntil } from '#ui/use-seconds-until.ts'
import entry from './entry.module.css'
import type { MatchRoom, RoomGame, RoomWords } from './game.ts'
import styles from './room-screen.module.css'

const deviceClock = () => Date.now()

type LostConnection = Extract<Connection, { status: 'lost' }>

/** Over the frozen room: what happened, and when the next try is. */
export function Lost({
  connection,
  onRetry,
  locale,
  t: { rooms: t },
}: RoomWords & { connection: LostConnection; onRetry: () => void }) {
  const seconds = useSecondsUntil(connection.retryAt, deviceClock)
  const waits = connection.retryAt !== null && seconds > 0
  return (
    <div className={styles.lost} role="alert">
      <WifiOff className="i" aria-hidden="true" />
      <p>
        <b>{t.lostTitle}</b>
        <br />
        <span className="sm">{t.lostText}</span>{' '}
        <span className="sm n" aria-live="off">
          {waits ? plural(locale, t.lostIn, seconds) : t.lostNow}
        </span>
      </p>
      <Button size="small" busy={!waits} onClick={onRetry}>
        {t.tryNow}
      </Button>
    </div>
  )
}

type Props = RoomWords & { connection: Connection; room: MatchRoom; game: RoomGame; onBack: () => void }

/** The room cannot be played in from here: why, and what can be done instead. */
export function Trouble({ connection, room, game, onBack, locale, t: { rooms: t, own } }: Props) {
  const retryAt = connection.status === 'lost' ? connection.retryAt : null
  const seconds = useSecondsUntil(retryAt, deviceClock)
  const words = {
    replaced: [t.replacedTitle, t.replacedText],
    full: [t.fullTitle, t.fullText],
    closed: [t.closedTitle, t.closedText],
    lost: [t.downTitle, t.downText],
    connecting: [t.connecting, ''],
    open: ['', ''],
  } as const
  const [title, text] = words[connection.status]
  return (
    <section className={entry.entry} role="alert">
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      {connection.status === 'replaced' && (
        <Button look="primary" size="large" onClick={room.join}>
          {t.playHere}
        </Button>
      )}
      {connection.status === 'lost' && (
        <Button look="primary" size="large" busy={retryAt === null} onClick={room.retry}>
          {t.tryNow}
          <span className="vh">{seconds > 0 ? plural(locale, t.lostIn, seconds) : ''}</span>
        </Button>
      )}
      <div className={entry.ways}>
        {game.instead(own).map(({ path, label }) => (
          <a key={path} className="btn" href={localePath(locale, path)}>
            {label}
          </a>
        ))}
      </div>
      <Button look="quiet" onClick={onBack}>
        {t.newRoom}
      </Button>
    </section>
  )
}
