import { describe, expect, test } from 'vitest'
import { cuesOf } from '#play/cues/follow.ts'
import type { PlayView } from '#play/game.ts'
import { looksCue } from '#play/looks/news.ts'
import type { LooksView } from '#play/looks/looks.ts'
import { boardOf } from '#games/estimate/view/board.tsx'
import { board as backFour } from '#games/back-four/view/play/board.tsx'
import { board as bingo } from '#games/bingo/view/play/board.tsx'
import { board as careerPath } from '#games/career-path/view/play/board.tsx'
import { board as higherlower } from '#games/higherlower/view/play/board.tsx'
import { board as split } from '#games/split/view/play/board.tsx'
import { board as stadiums } from '#games/stadiums/view/play/board.tsx'
import { board as statistics } from '#games/statistics/view/play/board.tsx'
import { board as tictactoe } from '#games/tictactoe/view/play/board.tsx'
import { board as wordle } from '#games/wordle/view/play/board.tsx'

const open = { over: false, gaveUp: false }
const over = { over: true, gaveUp: false }
const gaveUp = { over: true, gaveUp: true }

describe('the cues of a change', () => {
  test.each<[string, PlayView, PlayView, 'right' | 'wrong' | null, string[]]>([
    ['a right answer', open, { ...open }, 'right', ['right']],
    ['a wrong answer', open, { ...open }, 'wrong', ['wrong']],
    ['a hint', open, { ...open }, null, []],
    ['the last answer', open, over, 'right', ['right', 'end']],
    ['the end on a clock', open, over, null, ['end']],
    ['giving up', open, gaveUp, 'wrong', []],
    ['a finished run that is shown again', over, { ...over }, 'right', []],
    ['no change', open, open, 'right', []],
  ])('%s', (_name, before, now, result, cues) => {
    expect(cuesOf(now, before, () => result)).toEqual(cues)
  })
})

type AnyCue = (now: never, before: never) => 'right' | 'wrong' | null
const cell = (is: string) => ({ is })

test.each<[string, AnyCue, object, object, 'right' | 'wrong' | null]>([
  ['Age: exact', boardOf(3).cue!, { done: [] }, { done: [{ answer: 30, right: 30 }] }, 'right'],
  ['Age: two years off', boardOf(3).cue!, { done: [] }, { done: [{ answer: 28, right: 30 }] }, 'right'],
  ['Age: three years off', boardOf(3).cue!, { done: [] }, { done: [{ answer: 33, right: 30 }] }, 'wrong'],
  ['Age: a hint', boardOf(3).cue!, { done: [] }, { done: [] }, null],
  ['Back four: a line', backFour.cue!, { tries: [] }, { tries: [cell('right')] }, 'right'],
  ['Back four: one away', backFour.cue!, { tries: [] }, { tries: [cell('away')] }, 'wrong'],
  ['Bingo: placed', bingo.cue!, { filled: 1, wrong: 0 }, { filled: 2, wrong: 0 }, 'right'],
  ['Bingo: wrong', bingo.cue!, { filled: 1, wrong: 0 }, { filled: 1, wrong: 1 }, 'wrong'],
  ['Bingo: skipped', bingo.cue!, { filled: 1, wrong: 0 }, { filled: 1, wrong: 0 }, null],
  ['Career path: found', careerPath.cue!, { guesses: [] }, { guesses: [{}], solved: true }, 'right'],
  ['Career path: missed', careerPath.cue!, { guesses: [] }, { guesses: [{}], solved: false }, 'wrong'],
  ['Career path: a row opened', careerPath.cue!, { guesses: [] }, { guesses: [], solved: false }, null],
  ['Higher lower: right', higherlower.cue!, { run: 1, at: 1 }, { run: 2, at: 2 }, 'right'],
  ['Higher lower: wrong', higherlower.cue!, { run: 1, at: 1 }, { run: 1, at: 2 }, 'wrong'],
  ['Split: found', split.cue!, { tried: [] }, { tried: [{ third: 0 }] }, 'right'],
  ['Split: missed', split.cue!, { tried: [] }, { tried: [{ third: null }] }, 'wrong'],
  ['Stadiums: some right', stadiums.cue!, { left: 3, locked: 0 }, { left: 2, locked: 2 }, 'right'],
  ['Stadiums: none right', stadiums.cue!, { left: 3, locked: 0 }, { left: 2, locked: 0 }, 'wrong'],
  ['Statistics: right', statistics.cue!, { run: 0, at: 0 }, { run: 1, at: 1 }, 'right'],
  ['Statistics: a hint', statistics.cue!, { run: 0, at: 0 }, { run: 0, at: 0 }, null],
  ['Tic tac toe: right', tictactoe.cue!, { guesses: [] }, { guesses: [{ right: true }] }, 'right'],
  ['Tic tac toe: wrong', tictactoe.cue!, { guesses: [] }, { guesses: [{ right: false }] }, 'wrong'],
  ['Wordle: solved', wordle.cue!, { rows: [] }, { rows: [{}], solved: true }, 'right'],
  ['Wordle: a guess', wordle.cue!, { rows: [] }, { rows: [{}], solved: false }, 'wrong'],
  ['Wordle: a hint', wordle.cue!, { rows: [] }, { rows: [], solved: false }, null],
])('%s', (_name, cue, before, now, result) => {
  expect(cue(now as never, before as never)).toBe(result)
})

const done = (result: string) => [{ result }] as unknown as LooksView['done']

test.each<[string, Partial<LooksView>, 'right' | 'wrong' | null]>([
  ['found', { at: 1, done: done('found') }, 'right'],
  ['lost', { at: 1, done: done('lost') }, 'wrong'],
  ['skipped', { at: 1, done: done('skipped') }, null],
  ['a wrong name', { at: 0, done: [], tried: [{ id: 'x', name: 'x' }] }, 'wrong'],
  ['the next look', { at: 0, done: [], tried: [] }, null],
])('a picture game: %s', (_name, now, result) => {
  expect(looksCue(now as LooksView, { at: 0, done: [], tried: [] } as unknown as LooksView)).toBe(result)
})
