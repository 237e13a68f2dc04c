import { useStore } from '@nanostores/react'
import { Suspense, useEffect, useState } from 'react'
import { number } from '#i18n/format.ts'
import { localePath } from '#i18n/locales.ts'
import { $connection, openConnection } from '#stores/connection.ts'
import { localDay } from '#stores/local-day.ts'
import { $points, $statistics, recordsOf } from '#stores/local-progress.ts'
import { aside } from '#ui/aside.ts'
import { Albums, type AlbumSizes } from './Albums.tsx'
import { Columns } from './Columns.tsx'
import { Games } from './Games.tsx'
import { Season } from './Season.tsx'
import { streakNow } from './streak-now.ts'
import { VisitorHero } from './Waiting.tsx'
import type { Speech } from './words.ts'

const KeepOwn = aside(() => import('../keep/KeepOwn.tsx'))

type Props = {
  speech: Speech
  sizes: AlbumSizes
  /** Arrived without a session, and did not log out here. */
  asked: boolean
}

/** Everything that this device holds of a visitor; who has not played yet is asked to log in. */
export function Visitor({ speech, sizes, asked }: Props) {
  const { locale, t } = speech
  const points = useStore($points)
  const statistics = useStore($statistics)
  const records = recordsOf(statistics)
  const today = localDay()
  const path = localePath(locale, '/profile')
  const closed = useGuard(path, asked && records.length === 0)
  return (
    <Columns
      left={
        <>
          <VisitorHero
            t={t}
            points={number(locale, points)}
            streak={number(locale, streakNow(records, today).length)}
            results={number(locale, records.length)}
            onKeep={() => openConnection({ redirect: path })}
          />
        </>
      }
      middle={<Games {...speech} statistics={statistics} today={today} />}
      right={
        <>
          <Season {...speech} played={records.map(({ date }) => date)} today={today} />
          <Albums {...speech} sizes={sizes} statistics={statistics} />
          {closed && (
            <Suspense>
              <KeepOwn locale={locale} />
            </Suspense>
          )}
        </>
      }
    />
  )
}

/**
 * Guard `auth` (specification, 2): opens the login dialog once, on arrival, with this page as its target. True unless
 * the dialog waits for an answer; while it does, other scripts wait.
 */
function useGuard(path: string, isAsked: boolean): boolean {
  const [asks] = useState(isAsked)
  const [closed, setClosed] = useState(!asks)
  useEffect(() => {
    if (!asks) return
    openConnection({ redirect: path })
    return $connection.listen(({ open }) => !open && setClosed(true))
  }, [asks, path])
  return closed
}
