import { useStore } from '@nanostores/react'
import { levelProgress } from '#core/levels.ts'
import { fill, plural } from '#i18n/format.ts'
import { openConnection } from '#stores/connection.ts'
import { $points, $statistics, recordsOf } from '#stores/local-progress.ts'
import { Button } from '#ui/Button.tsx'
import { Shirt } from '#ui/Shirt.tsx'
import type { Speech } from './words.ts'

/** What stands behind the dialog, and stays when it is closed. */
export function Anonymous({ locale, t, redirect }: Speech & { redirect: string }) {
  const points = useStore($points, { ssr: 'initial' })
  const results = recordsOf(useStore($statistics, { ssr: 'initial' })).length
  return (
    <section className="card stack narrow">
      <Shirt number={levelProgress(points).level} state="next" />
      <h1>{t.anonymousTitle}</h1>
      <p className="muted">{t.anonymousText}</p>
      {results > 0 && (
        <p className="b">
          {fill(t.soFar, { results: plural(locale, t.results, results), points: plural(locale, t.pointsOf, points) })}
        </p>
      )}
      <Button look="primary" size="large" onClick={() => openConnection({ redirect })}>
        {t.logIn}
      </Button>
    </section>
  )
}
