import { plural } from '#i18n/format.ts'
import { localePath } from '#i18n/locales.ts'
import type { Connection } from '#stores/room/types.ts'
import { Button } from '#ui/Button.tsx'
import { useSecondsUntil } from '#ui/use-seconds-until.ts'
import entry from './entry.module.css'
import type { MatchRoom, RoomGame, RoomWords } from './game.ts'
import { deviceClock } from './Lost.tsx'

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
