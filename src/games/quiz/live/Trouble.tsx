import { WifiOff } from 'lucide-react'
import { QUIZ } from '#games/catalogue.ts'
import { plural } from '#i18n/format.ts'
import { localePath } from '#i18n/locales.ts'
import room from '#play/room/room-screen.module.css'
import type { QuizConnection, QuizLive } from '#stores/quiz-live.ts'
import { Button } from '#ui/Button.tsx'
import { useSecondsUntil } from '#ui/use-seconds-until.ts'
import styles from '../face/waiting.module.css'
import type { Words } from '../face/words.ts'

const deviceClock = () => Date.now()

type Lost = Extract<QuizConnection, { status: 'lost' }>

/** Over the frozen board: what happened, and when the next try is. */
export function LostBanner({ connection, onRetry, locale, t }: Words & { connection: Lost; onRetry: () => void }) {
  const seconds = useSecondsUntil(connection.retryAt, deviceClock)
  const waits = connection.retryAt !== null && seconds > 0
  return (
    <div className={room.lost} role="alert">
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

type Stopped = Exclude<QuizConnection['status'], 'connecting' | 'open'>

/** The match cannot be played from here: why, and what can be done instead. */
export function Trouble({ status, live, locale, t }: Words & { status: Stopped; live: QuizLive }) {
  return (
    <section className={styles.waiting} role="alert">
      <h2>{t[`${status}Title`]}</h2>
      <p className="muted">{status === 'lost' ? t.downText : t[`${status}Text`]}</p>
      {status === 'replaced' && (
        <Button look="primary" size="large" onClick={live.join}>
          {t.playHere}
        </Button>
      )}
      {status === 'lost' && (
        <Button look="primary" size="large" onClick={live.retry}>
          {t.tryNow}
        </Button>
      )}
      {(status === 'stale' || status === 'closed') && (
        <Button look="primary" size="large" onClick={() => location.reload()}>
          {t.reload}
        </Button>
      )}
      <a className="btn btn-l" href={localePath(locale, QUIZ.practice)}>
        {t.practice}
      </a>
    </section>
  )
}
