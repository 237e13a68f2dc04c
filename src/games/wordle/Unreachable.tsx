import { localePath, type Locale } from '#i18n/locales.ts'
import type { RunTrouble } from '#stores/run-api.ts'
import { Button } from '#ui/Button.tsx'
import type { WordleMessages } from './Pitch.tsx'

type Props = { trouble: RunTrouble; onRetry: () => void; locale: Locale; t: WordleMessages }

/** Instead of the board when there is no run to show. */
export function Unreachable({ trouble, onRetry, locale, t: { play } }: Props) {
  const texts: Partial<Record<RunTrouble, string>> = {
    'date-not-open': play.dateNotOpen,
    'mode-closed': play.modeClosed,
    'too-many-requests': play.tooManyRequests,
  }
  return (
    <div className="play">
      <section className="card stack lost-card" role="alert">
        <p>{texts[trouble] ?? play.todayFailed}</p>
        <div className="two">
          <a className="btn" href={localePath(locale, '/wordle/solo')}>
            {play.playSolo}
          </a>
          {trouble === 'date-not-open' ? (
            <a className="btn btn-p" href={localePath(locale, '/wordle/today')}>
              {play.playToday}
            </a>
          ) : (
            <Button look="primary" onClick={onRetry}>
              {play.tryAgain}
            </Button>
          )}
        </div>
      </section>
    </div>
  )
}
