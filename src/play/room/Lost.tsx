import { WifiOff } from 'lucide-react'
import { plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { Button } from '#ui/Button.tsx'
import { useSecondsUntil } from '#ui/use-seconds-until.ts'
import styles from './room-screen.module.css'

type Props = {
  /** Time of the next attempt by this device's clock, ms since 1970; null during an attempt. */
  retryAt: number | null
  onRetry: () => void
  locale: Locale
  t: Record<'lostTitle' | 'lostText' | 'lostNow' | 'tryNow', string> & { lostIn: Parameters<typeof plural>[1] }
}

export const deviceClock = () => Date.now()

/** Notice over a frozen room or match: the lost connection and the time of the next attempt. */
export function Lost({ retryAt, onRetry, locale, t }: Props) {
  const seconds = useSecondsUntil(retryAt, deviceClock)
  const waits = retryAt !== null && seconds > 0
  return (
    <div className={styles.lost} role="alert">
      <WifiOff className="i" aria-hidden="true" />
      <p>
        <b>{t.lostTitle}</b>
        <br />
        <span className="sm">{t.lostText}</span>
        <span className={`sm n ${styles.next}`} aria-live="off">
          {waits ? plural(locale, t.lostIn, seconds) : t.lostNow}
        </span>
      </p>
      <Button size="small" busy={!waits} onClick={onRetry}>
        {t.tryNow}
      </Button>
    </div>
  )
}
