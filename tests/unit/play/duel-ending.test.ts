import { describe, expect, test } from 'vitest'
import { messages } from '#i18n/messages/index.ts'
import { duelEnding, duelShareText } from '#play/duel/ending.ts'

const own = messages('en', 'higherlower')
const end = messages('en', 'end')

type Ended = { run: number; of: number | null; ended: string | null; gaveUp: boolean }
const view = (run: number, of: number | null, more: Partial<Ended> = {}) => ({
  ...{ run, of, ended: 'all', gaveUp: false, over: true, ...more },
})
const ending = (ended: ReturnType<typeof view>, wonFrom = 5) =>
  duelEnding({ view: ended, isPractice: false, locale: 'en', t: { own, end } } as never, wonFrom)

describe('the end of a duel', () => {
  test.each([
    [view(10, 10), 6, { result: 'won', shirt: '10', voice: 'Ten out of ten.', fact: '10 of 10 pairs right.' }],
    [view(6, 10), 6, { result: 'won', voice: 'A good window.' }],
    [view(5, 10), 6, { result: 'lost', voice: 'Mixed business.' }],
    [view(0, 10), 6, { result: 'lost', shirt: '0', voice: 'You overpaid.' }],
    [view(20, null), 5, { result: 'won', voice: 'Sporting director.', fact: '20 pairs right.' }],
    [view(1, null), 5, { result: 'lost', voice: 'Too short a run.', fact: '1 pair right.' }],
  ])('%j, won from %i', (ended, wonFrom, expected) => {
    expect(ending(ended, wonFrom)).toMatchObject({ over: 'Full time', ...expected })
  })

  test('tells whether the clock or the player ended it', () => {
    expect(ending(view(7, null, { ended: 'time' }))).toMatchObject({ result: 'won', over: 'Time is up.' })
    expect(ending(view(7, 10, { ended: 'gave-up', gaveUp: true }))).toMatchObject({
      ...{ result: 'gaveUp', shirt: null, over: 'Subbed off', voice: 'There is always tomorrow.' },
    })
  })
})

describe('the share text of a duel', () => {
  const hits = [true, false, true]

  test('has ten results in order, or the length of a run', () => {
    expect(duelShareText(view(2, 10), hits, 'usual', 'en', own)).toEqual({
      score: '2/10',
      marks: '',
      rows: ['🟩🟥🟩'],
      inWords: ['2 of 10 right.'],
    })
    expect(duelShareText(view(2, null), hits, 'contrast', 'en', own)).toEqual({
      score: 'run 2',
      marks: '',
      rows: ['🟦🟦🟧'],
      inWords: ['2 pairs right.'],
    })
  })

  test('has a flag for giving up', () => {
    expect(duelShareText(view(2, 10, { gaveUp: true }), hits, 'usual', 'en', own).marks).toBe('🏳️')
  })
})
