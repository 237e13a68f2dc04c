import { Button } from '#ui/Button.tsx'

export type FailedWords = Record<'failedTitle' | 'failedText' | 'tryAgain', string>

/** Error state of an account page, with retry. */
export function Failed({ t, onRetry }: { t: FailedWords; onRetry: () => void }) {
  return (
    <section className="card stack narrow" role="alert">
      <h1>{t.failedTitle}</h1>
      <p className="muted">{t.failedText}</p>
      <Button look="primary" onClick={onRetry}>
        {t.tryAgain}
      </Button>
    </section>
  )
}
