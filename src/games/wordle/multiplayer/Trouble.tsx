import { WifiOff } from 'lucide-react'
import { plural } from '#i18n/format.ts'
import { localePath } from '#i18n/locales.ts'
import type { Connection } from '#stores/room.ts'
import { Button } from '#ui/Button.tsx'
import type { RaceRoom } from './RoomScreen.tsx'
import { useSecondsUntil } from './use-room-clock.ts'
import type { Words } from './words.ts'

const deviceClock = () => Date.now()

type LostConnection = Extract<Connection, { status: 'lost' }>

/** Over the frozen board: what happened, and when the next try is. */
export function Lost({
  connection,
  onRetry,
  locale,
  t: { rooms: t },
}: Words & { connection: LostConnection; onRetry: () => void }) {
  const seconds = useSecondsUntil(connection.retryAt, deviceClock)
  const waits = connection.retryAt !== null && seconds > 0
  return (
    <div className="lost-bar" role="alert">
      <WifiOff className="i" aria-hidden="true" />
      <p className="grow">
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

type Props = Words & { connection: Connection; room: RaceRoom; onBack: () => void }

/** The room cannot be played in from here: why, and what can be done instead. */
export function Trouble({ connection, room, onBack, locale, t: { rooms: t } }: Props) {
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
    <section className="rm entry stack-l" role="alert">
      <div className="stack">
        <h2 className="d big">{title}</h2>
        <p className="muted">{text}</p>
      </div>
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
      <div className="two">
        <a className="btn" href={localePath(locale, '/wordle/solo')}>
          {t.playSolo}
        </a>
        <a className="btn" href={localePath(locale, '/wordle/today')}>
          {t.playToday}
        </a>
      </div>
      <Button look="quiet" onClick={onBack}>
        {t.newRoom}
      </Button>
    </section>
  )
}
