import type { Locale } from '#i18n/locales.ts'
import type { RunTrouble } from '#stores/run-api.ts'
import { Button } from '#ui/Button.tsx'
import type { ChallengeWords } from './challenge.ts'
import { Ways } from './Dare.tsx'
import styles from './challenge.module.css'

type Props = { trouble: RunTrouble; practice: string; onRetry: () => void; locale: Locale; t: ChallengeWords }

/** Instead of the board when there is no run of the challenge to show. */
export function Closed({ trouble, practice, onRetry, locale, t }: Props) {
  const texts: Partial<Record<RunTrouble, string>> = {
    'unknown-challenge': t.goneText,
    'challenge-withdrawn': t.withdrawnText,
    'own-challenge': t.ownText,
    'too-many-requests': t.slow,
  }
  const final = Object.hasOwn(texts, trouble) && trouble !== 'too-many-requests'
  return (
    <div className={styles.page}>
      <section className="card stack" role="alert">
        <p>{texts[trouble] ?? t.unreachable}</p>
        {!final && (
          <Button look="primary" onClick={onRetry}>
            {t.tryAgain}
          </Button>
        )}
      </section>
      <Ways practice={practice} locale={locale} t={t} primary={final} />
    </div>
  )
}
