import { describe, expect, test } from 'vitest'
import type { RunAnswer } from '#contracts/runs.ts'
import type { View } from '#games/wordle/engine/index.ts'
import { noteOf } from '#games/wordle/daily-note.ts'
import { messages } from '#i18n/messages/index.ts'

const WORDS = { locale: 'en', football: messages('en', 'football'), pack: null } as const
const row: View['rows'][number] = {
  player: 'jude-bellingham',
  twin: false,
  tiles: [
    { kind: 'club', state: 'no', value: 'real-madrid' },
    { kind: 'nation', state: 'no', value: 'ENG' },
    { kind: 'league', state: 'ok', value: 'liga' },
    { kind: 'role', state: 'ok', value: 'Midfielder' },
    { kind: 'age', state: 'no', value: 23, arrow: 'up' },
  ] as View['rows'][number]['tiles'],
}
const answerOf = (view: Partial<View>, more: Partial<RunAnswer<View>> = {}) =>
  ({
    mode: 'today',
    date: '2026-11-22',
    n: 1,
    end: null,
    pictures: [['/img/run/opened']],
    ...more,
    view: { hard: false, rows: [row], guesses: 1, hints: [], over: false, solved: false, ...view },
  }) as RunAnswer<View>

describe('the note of the day’s Wordle', () => {
  test('names the guess that comes next and what the tiles tell', () => {
    expect(noteOf(answerOf({}), WORDS)).toEqual({
      date: '2026-11-22',
      at: 2,
      of: 8,
      lang: 'en',
      cells: [{}, {}, { text: 'LL' }, { text: 'MF' }, { text: '26+', near: true }],
    })
  })

  test('holds the face only once the hint was bought', () => {
    const hints: View['hints'] = [{ kind: 'initials', letters: ['A'] }]
    expect(noteOf(answerOf({ hints }), WORDS).face).toBe('/img/run/opened')
  })

  test('holds the result at the end', () => {
    const result = { id: 'run-1', mode: 'today', date: '2026-11-22', won: true, score: 2, points: 60 }
    const end = { result } as unknown as RunAnswer<View>['end']
    expect(noteOf(answerOf({ over: true, solved: true }, { end }), WORDS).done).toEqual({
      won: true,
      score: 2,
      points: 60,
    })
  })
})
