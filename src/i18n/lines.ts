import type { PointLine } from '#core/points.ts'
import { fill } from './format.ts'

/**
 * Label of a line of points, from `play.json` overridden by the game's own words; `line-solved-1` takes precedence over
 * `line-solved`. A missing label throws in development and tests and is blank for players.
 */
export function lineLabel(words: Record<string, unknown>, { key, count }: PointLine): string {
  const message = words[`line-${key}-${count}`] ?? words[`line-${key}`]
  if (typeof message === 'string') return fill(message, { count: count ?? '' })
  if (import.meta.env.DEV) throw new RangeError(`no words for a line of the points: line-${key}`)
  return ''
}
