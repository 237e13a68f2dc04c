import type { Messages } from '#i18n/messages/index.ts'
import type { RunTrouble } from '#stores/run-api.ts'
import { Button } from '#ui/Button.tsx'
import styles from './practice.module.css'

type Props = { trouble: RunTrouble; onRetry: () => void; t: Messages<'play'> }

/** Instead of the board when the server deals none. */
export function Closed({ trouble, onRetry, t }: Props) {
  const texts: Partial<Record<RunTrouble, string>> = {
    'mode-closed': t.modeClosed,
    'too-many-requests': t.tooManyRequests,
  }
  return (
    <section className={`card stack ${styles.closed}`} role="alert">
      <p>{texts[trouble] ?? t.practiceFailed}</p>
      {trouble !== 'mode-closed' && (
        <Button look="primary" onClick={onRetry}>
          {t.tryAgain}
        </Button>
      )}
    </section>
  )
}
