import { describe, expect, test } from 'vitest'
import { answerOf } from '#stores/run-answer.ts'

const open = {
  runId: 'run-1',
  game: 'wordle',
  mode: 'today',
  date: '2026-7-20',
  number: 5,
  n: 0,
  view: { over: false },
  expires: '2026-07-22T12:00:00.000Z',
  end: null,
}
const result = { id: 'run-12345', mode: 'today', date: '2026-7-20', won: true, score: 3, points: 50 }
const over = { ...open, view: { over: true }, end: { result, lines: [{ kind: 'solved', points: 50 }] } }

describe('an answer of the run protocol', () => {
  test.each([
    ['of a run in play', open],
    ['of a run that is over', over],
    ['with a field of a later build', { ...open, later: true }],
  ])('accepts %s', (_, answer) => {
    expect(answerOf(answer)).toBe(answer)
  })

  test.each([
    ['nothing', null],
    ['a text', 'ok'],
    ['a list', [open]],
    ['an error', { statusCode: 503, code: 'unavailable' }],
    ['a run without id', { ...open, runId: undefined }],
    ['a step that is no number', { ...open, n: '0' }],
    ['half a step', { ...open, n: 0.5 }],
    ['no view', { ...open, view: null }],
    ['a view that does not say whether it is over', { ...open, view: {} }],
    ['no word about the end', { ...open, end: undefined }],
    ['an end without result', { ...over, end: { lines: [] } }],
    ['an end without lines', { ...over, end: { result } }],
    ['a result without points', { ...over, end: { result: { ...result, points: null }, lines: [] } }],
    ['a line without points', { ...over, end: { result, lines: [{ kind: 'solved' }] } }],
  ])('rejects %s', (_, json) => {
    expect(() => answerOf(json)).toThrow(TypeError)
  })
})
