import type { RunAnswer, RunEnd } from '#contracts/runs.ts'

/*
 * Hand-written instead of zod: a daily calls its server as soon as the page opens, and the parser (8.8 KB) would be the
 * second largest part of a page with a budget of 69 KB (docs/decisions/051).
 */

/** Parses an answer of the run protocol; checks only the fields that a game needs. Throws a TypeError when invalid. */
export function answerOf<View, Facts>(json: unknown): RunAnswer<View, Facts> {
  if (!isAnswer(json)) throw new TypeError('not an answer of the run protocol')
  return json as RunAnswer<View, Facts>
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const areStrings = (values: readonly unknown[]) => values.every((value) => typeof value === 'string')

function isAnswer(json: unknown): boolean {
  if (!isObject(json)) return false
  const { runId, date, expires, number, n, view, end } = json
  return (
    areStrings([runId, date, expires]) &&
    [number, n].every(Number.isInteger) &&
    isObject(view) &&
    typeof view['over'] === 'boolean' &&
    (end === null || isEnd(end))
  )
}

/** Checks the end in part; the progress store validates the result in full. */
function isEnd(end: unknown): end is RunEnd {
  if (!isObject(end) || !isObject(end['result']) || !Array.isArray(end['lines'])) return false
  const { id, mode, date, won, score, points } = end['result']
  return (
    areStrings([id, mode, date]) &&
    typeof won === 'boolean' &&
    [score, points].every(Number.isInteger) &&
    end['lines'].every((line) => isObject(line) && typeof line['points'] === 'number')
  )
}
