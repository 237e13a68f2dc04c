import { QUIZ } from '#games/catalogue.ts'
import { localePath } from '#i18n/locales.ts'
import type { QuizConnection, QuizLive } from '#stores/quiz-live/types.ts'
import { Button } from '#ui/Button.tsx'
import styles from '../play/waiting.module.css'
import type { Words } from '../play/words.ts'

type Stopped = Exclude<QuizConnection['status'], 'connecting' | 'open'>

/** Why the match cannot be played, and the alternatives. */
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
