import { use } from 'react'
import { gainSays } from '#i18n/gain.ts'
import type { Locale } from '#i18n/locales.ts'
import { Announcement } from '#ui/Announcement.tsx'
import { LevelRow } from '../end/LevelRow.tsx'
import { endWords } from '../end/prepare.ts'
import { useStanding } from '../end/use-standing.ts'
import styles from '../end/points.module.css'

/** The level bar of full time, moved by what the match has brought. */
export function Level({ points, locale }: { points: number; locale: Locale }) {
  const { progress } = use(endWords(locale))
  const { from, to, gain } = useStanding(points, true)
  return (
    <section className="card">
      <div className={styles.standingRow}>
        <LevelRow key={`${from}-${to}`} from={from} to={to} still={!gain} t={progress} />
      </div>
      {gain && <Announcement text={gainSays(gain, locale, progress)} />}
    </section>
  )
}
