import type { PointLine } from '#core/points.ts'
import { fill } from './format.ts'

/**
 * The words of a line of the points: `words` are those of `play.json` with the game's own over them, `line-solved-1`
 * goes before `line-solved`. A line without words is a mistake: told while developing and in tests, blank for a player.
 */
export function lineLabel(words: Record<string, unknown>, { key, count }: PointLine): string {
  const message = words[`line-${key}-${count}`] ?? words[`line-${key}`]
  if (typeof message === 'string') return fill(message, { count: count ?? '' })
  if (import.meta.env.DEV) throw new RangeError(`no words for a line of the points: line-${key}`)
  return ''
}
