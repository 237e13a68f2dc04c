import { useStore } from '@nanostores/react'
import { fill, plural } from '#i18n/format.ts'
import { $points, $statistics, recordsOf } from '#stores/local-progress.ts'
import type { Speech } from './words.ts'

/** Progress of an anonymous visitor on this device; renders nothing before the first result. */
export default function SoFar({ locale, t }: Pick<Speech, 'locale' | 't'>) {
  const points = useStore($points, { ssr: 'initial' })
  const results = recordsOf(useStore($statistics, { ssr: 'initial' })).length
  if (results === 0) return null
  return (
    <p className="b">
      {fill(t.soFar, { results: plural(locale, t.results, results), points: plural(locale, t.pointsOf, points) })}
    </p>
  )
}
