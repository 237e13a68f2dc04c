import { ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { useSecondsUntil } from '#ui/use-seconds-until.ts'
import type { Words } from '../play/words.ts'
import styles from './end-dock.module.css'

type Props = Words & {
  kickOffAt: number
  now: () => number
  /** Share buttons; null for spectators. */
  shares: ReactNode
  onStay: () => void
  onRead: () => void
}

/** Actions under the podium: the next kick-off, sharing, the answers. */
export function EndDock({ kickOffAt, now, shares, onStay, onRead, t }: Props) {
  const seconds = useSecondsUntil(kickOffAt, now)
  return (
    <div className={styles.dock}>
      <Button look="primary" size="large" onClick={onStay}>
        {seconds > 0 ? t.stay : t.matchIsOn}
        <b className="num n" aria-hidden="true">
          {seconds > 0 && `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
        </b>
      </Button>
      {shares}
      <Button size="large" look="quiet" onClick={onRead}>
        <ListChecks className="i" aria-hidden="true" />
        <span>{t.toAnswers}</span>
      </Button>
    </div>
  )
}
