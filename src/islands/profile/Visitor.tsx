import { useStore } from '@nanostores/react'
import { Suspense } from 'react'
import { kitOf } from '#core/kits.ts'
import { levelProgress } from '#core/levels.ts'
import { numbersOf, pitchOf } from '#core/unlocks.ts'
import { number } from '#i18n/format.ts'
import { localePath } from '#i18n/locales.ts'
import { openConnection } from '#stores/connection.ts'
import { localDay } from '#stores/local-day.ts'
import { $points, $preferences, $statistics, recordsOf } from '#stores/local-progress.ts'
import { OwnShirt } from '#ui/OwnShirt.tsx'
import { aside } from '#ui/aside.ts'
import { Albums, type AlbumSizes } from './Albums.tsx'
import { Columns } from './Columns.tsx'
import { Folds } from './Folds.tsx'
import { Games } from './Games.tsx'
import { Season } from './Season.tsx'
import { streakNow } from './streak-now.ts'
import { VisitorHero } from './Waiting.tsx'
import type { Speech } from './words.ts'

const Week = aside(() => import('./Week.tsx'))
const Honours = aside(() => import('./Honours.tsx'))
const Looks = aside(() => import('./VisitorLooks.tsx'))
const Settings = aside(() => import('./VisitorSettings.tsx'))
const KeepOwn = aside(() => import('../keep/KeepOwn.tsx'))

type Props = { speech: Speech; sizes: AlbumSizes }

/** Profile of a visitor, from the progress on this device. */
export function Visitor({ speech, sizes }: Props) {
  const { locale, t } = speech
  const points = useStore($points)
  const statistics = useStore($statistics)
  const preferences = useStore($preferences)
  const kit = kitOf(preferences['kit'])
  const { level } = levelProgress(points)
  const records = recordsOf(statistics)
  const today = localDay()
  return (
    <Columns
      left={
        <>
          <VisitorHero
            t={t}
            locale={locale}
            points={number(locale, points)}
            streak={number(locale, streakNow(records, today).length)}
            results={number(locale, records.length)}
            pitch={pitchOf(preferences['pitch'], level)}
            picture={kit && <OwnShirt kit={kit} numbers={numbersOf(preferences['numbers'], level)} />}
            onKeep={() => openConnection({ redirect: localePath(locale, '/profile') })}
          />
        </>
      }
      middle={
        <>
          <Games {...speech} statistics={statistics} today={today} />
          {records.length > 0 && (
            <>
              <Suspense>
                <Week locale={locale} records={records} today={today} />
              </Suspense>
              <Suspense>
                <Honours {...speech} statistics={statistics} today={today} />
              </Suspense>
            </>
          )}
        </>
      }
      right={
        <>
          <Season {...speech} played={records.map(({ date }) => date)} today={today} />
          <Albums {...speech} sizes={sizes} statistics={statistics} />
          <Folds>
            {records.length > 0 && (
              <Suspense>
                <Looks locale={locale} points={points} />
              </Suspense>
            )}
            <Suspense>
              <Settings speech={speech} />
            </Suspense>
            <Suspense>
              <KeepOwn locale={locale} />
            </Suspense>
          </Folds>
        </>
      }
    />
  )
}
