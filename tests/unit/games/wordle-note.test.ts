import { describe, expect, test } from 'vitest'
import type { RunAnswer } from '#contracts/runs.ts'
import type { View } from '#games/wordle/rules/engine.ts'
import { still } from '#games/wordle/view/play/board.tsx'
import { messages } from '#i18n/messages/index.ts'
import { noteOf } from '#play/daily/note.ts'

const t = {
  play: messages('en', 'play'),
  search: messages('en', 'search'),
  football: messages('en', 'football'),
  own: messages('en', 'wordle'),
}
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
const viewOf = (more: Partial<View> = {}) => ({ hard: false, rows: [row], guesses: 1, hints: [], ...more }) as View
const stillOf = (view: View) => still({ view, pictures: [['/img/run/opened']], pack: null, locale: 'en', t })
const steps = { max: 8, done: ({ guesses }: View) => guesses }

describe("the side panel of the day's Wordle", () => {
  test('contains the knowledge from the tiles', () => {
    expect(stillOf(viewOf())).toEqual({
      cells: [{}, {}, { is: 'known', text: 'LL' }, { is: 'known', text: 'MF' }, { is: 'near', text: '26+' }],
    })
  })

  test('has the face only after the hint was taken', () => {
    const hints: View['hints'] = [{ kind: 'initials', letters: ['A'] }]
    expect(stillOf(viewOf({ hints })).face).toBe('/img/run/opened')
  })
})

describe('the side panel of a day', () => {
  test('names the next step, up to the last', () => {
    expect(noteOf({ steps }, { date: '2026-11-22', view: viewOf(), end: null })).toEqual({
      date: '2026-11-22',
      at: 2,
      of: 8,
    })
    expect(noteOf({ steps }, { date: '2026-11-22', view: viewOf({ guesses: 8 }), end: null }).at).toBe(8)
  })

  test('counts the steps of this run if their number differs between runs', () => {
    const own = { ...steps, of: () => 5 }
    expect(noteOf({ steps: own }, { date: '2026-11-22', view: viewOf({ guesses: 5 }), end: null })).toEqual({
      date: '2026-11-22',
      at: 5,
      of: 5,
    })
  })

  test('contains the result at the end', () => {
    const result = { id: 'run-1', mode: 'today', date: '2026-11-22', won: true, score: 2, points: 80, bonus: 20 }
    const end = { result } as unknown as RunAnswer<View>['end']
    expect(noteOf({ steps }, { date: '2026-11-22', view: viewOf(), end }).done).toEqual({
      won: true,
      score: 2,
      points: 80,
      bonus: 20,
    })
  })
})
