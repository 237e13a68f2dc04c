import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { targetOf } from '#games/stadiums/view/play/drag/Arena.tsx'
import { stadiums, type Setup, type State, type View } from '#games/stadiums/rules/engine.ts'
import { collected } from '#games/stadiums/view/end/Where.tsx'
import { shareText } from '#games/stadiums/view/end/end.tsx'
import {
  $hand,
  $kept,
  $currentRun,
  emptyHand,
  moved,
  placesOf,
  put,
  tapCard,
  tapLogo,
} from '#games/stadiums/view/play/hand.ts'
import { softly } from '#games/stadiums/words.ts'
import { messages } from '#i18n/messages/index.ts'

const SETUP: Setup = {
  ...{ named: true, league: 'liga' },
  cards: Array.from({ length: 6 }, (_, at) => ({
    ...{ token: `c${at}`, ground: `g${at}`, name: `Park ${at}`, city: null, capacity: null, opened: null },
    ...{ place: [40, 0] as const, around: [38, 0, 44, 6] as const, clubs: [`club${at}`] },
  })),
  logos: Array.from({ length: 8 }, (_, at) => ({ token: `l${at}`, club: `club${at}`, name: `Club ${at}` })),
}
const START = stadiums.start(SETUP, 0, 0)
const after = (state: State, ...places: (string | null)[]): State => {
  const step = stadiums.apply(state, { type: 'check', places }, 0, 0)
  if (!step.ok) throw new Error(step.reason)
  return step.state
}
const viewOf = (state: State): View => stadiums.view(state, 0)
/** The first placement is right, the second and third are wrong. */
const CHECKED = viewOf(after(START, 'l0', 'l2', 'l1', 'l3', 'l4', 'l5'))
const placed = () => placesOf($kept.get(), 'run', $currentRun.get()!.view)

beforeEach(() => $currentRun.set({ run: 'run', view: viewOf(START) }))
afterEach(() => {
  $kept.set([])
  $currentRun.set(null)
  emptyHand()
})

describe('crests on the cards', () => {
  test('are placed, swapped and returned', () => {
    put('l0', 1)
    put('l3', 2)
    expect(placed()).toEqual([null, 'l0', 'l3', null, null, null])
    put('l0', 2)
    expect(placed()).toEqual([null, 'l3', 'l0', null, null, null])
    put('l5', 2)
    expect(placed()).toEqual([null, 'l3', 'l5', null, null, null])
    put('l3', null)
    expect(placed()).toEqual([null, null, 'l5', null, null, null])
    expect($hand.get()).toMatchObject({ newest: 1, placedClub: null })
  })

  test('stay after a check if right; the others return to the tray and cannot repeat a ground', () => {
    const places = ['l0', 'l2', 'l1', 'l3', 'l4', 'l5']
    expect(placesOf([{ run: 'run', places }], 'run', CHECKED)).toEqual(Array(6).fill(null))
    $currentRun.set({ run: 'run', view: CHECKED })
    put('l2', 1)
    expect($hand.get().refused).toEqual({ token: 'l2', at: 1 })
    put('l6', 0)
    expect($hand.get().refused).toBeNull()
    expect(placed()).toEqual(Array(6).fill(null))
    put('l1', 1)
    expect(placed()).toEqual([null, 'l1', null, null, null, null])
  })

  test('do not swap to a place that was wrong', () => {
    expect(moved(CHECKED, [null, 'l1', 'l6', null, null, null], 'l6', 1)).toEqual([null, 'l6', null, null, null, null])
  })

  test('are reset for a run with other clubs', () => {
    expect(placesOf([{ run: 'run', places: Array<string>(6).fill('x') }], 'run', viewOf(START))).toEqual(
      Array(6).fill(null),
    )
  })
})

describe('two taps', () => {
  test('put a crest on a ground in either order', () => {
    tapLogo('l0')
    tapCard(3)
    tapCard(4)
    tapLogo('l1')
    expect(placed()).toEqual([null, null, null, 'l0', 'l1', null])
    expect($hand.get()).toMatchObject({ logo: null, card: null, newest: 4 })
  })

  test('pick up a placed crest, or put it back', () => {
    put('l0', 3)
    tapCard(3)
    tapCard(0)
    expect(placed()).toEqual(['l0', null, null, null, null, null])
    tapLogo('l1')
    tapLogo('l1')
    tapCard(1)
    tapCard(1)
    expect($hand.get()).toMatchObject({ logo: null, card: null })
  })
})

test.each([
  [-1, 1, false, 0],
  [-1, -1, false, 5],
  [0, 1, false, 1],
  [5, 1, false, 5],
  [0, -1, false, 0],
  [1, 1, true, 3],
  [4, 1, true, 4],
  [3, -1, true, 1],
] as const)('an arrow from card %i by %i (rows: %s) goes to %i', (now, by, rows, target) => {
  expect(targetOf(now, { by, rows }, [10, 200, 10, 200, 10, 200])).toBe(target)
})

test.each([
  ['Volksparkstadion', 'Volkspark\u00adstadion'],
  ['RheinEnergieStadion', 'RheinEnergie\u00adStadion'],
  ['BayArena', 'BayArena'],
  ['Mestalla', 'Mestalla'],
])('%s has a line break', (name, soft) => expect(softly(name)).toBe(soft))

test('the share text has squares by check, and no ground', () => {
  const words = messages('en', 'stadiums')
  const revealed = shareText(CHECKED, 'usual', words)
  expect(revealed).toMatchObject({ score: '4/6', marks: '', rows: ['🟩⬛⬛🟩🟩🟩'] })
  expect(shareText(CHECKED, 'contrast', words).rows).toEqual(['🟦⬛⬛🟦🟦🟦'])
  expect(JSON.stringify(revealed)).not.toMatch(/Park|Club/)
  expect(revealed.inWords[0]).toBe('4 of 6 grounds placed.')
})

test('a ground is collected once', () => {
  expect(collected([{ items: ['arsenal', 'inter'] }, {}], ['inter', 'psg'])).toEqual(['arsenal', 'inter', 'psg'])
})
