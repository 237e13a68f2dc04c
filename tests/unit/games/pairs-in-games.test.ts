import { describe, expect, test } from 'vitest'
import { footballerById } from '#data/facts.ts'
import { keyOf } from '#data/pools.ts'
import type { Criterion, GridCriterion } from '#data/types.ts'
import { bingo, type Setup as Card } from '#games/bingo/rules/engine.ts'
import { verdictNow } from '#games/bingo/deal/roster.ts'
import { tictactoe, type Setup as Grid } from '#games/tictactoe/rules/engine.ts'
import { candidateById } from '#games/tictactoe/deal/roster.ts'
import { decodeGrids } from '#search/grids-pack.ts'
import { criterionOf, FALSE, OPEN, rows, TRUE } from '../data/pools/pairs.ts'
import { packText, wholePack } from '../search/packs.ts'

// The games accept true facts that fans know, reject false ones, and charge nothing for uncertain ones.
const CASES = [
  ...rows(TRUE).map((pair) => [...pair, 'right'] as const),
  ...rows(FALSE).map((pair) => [...pair, 'wrong'] as const),
  ...rows(OPEN).map((pair) => [...pair, 'open'] as const),
]
const GRID_KINDS = ['club', 'nation', 'leagueEver', 'role', 'title']
const isOfGrids = ([key]: (typeof CASES)[number]) => GRID_KINDS.includes(key.split(':')[0]!)
const axis = (criterion: GridCriterion) => ({ key: keyOf(criterion), criterion, name: null })

/** A grid whose first cell crosses the criterion with the footballer's own role. */
function gridOf(criterion: GridCriterion, id: string): Grid {
  const role = axis({ kind: 'role', role: footballerById(id)!.role })
  return { rows: [axis(criterion), role, role], columns: [role, role, role] }
}

const cardOf = (criterion: Criterion, id: string): Card => ({
  level: 'normal',
  seconds: null,
  cells: Array.from({ length: 16 }, () => criterion),
  players: [id, 'next', 'last'].map((player) => ({ id: player, name: player, fits: [] })),
})

describe('tic tac toe', () => {
  test.each(CASES.filter(isOfGrids))('judges %s of %s as %s', (key, id, expected) => {
    const setup = gridOf(criterionOf(key) as GridCriterion, id)
    const state = tictactoe.start(setup, 0, 0)
    const step = tictactoe.apply(state, { type: 'guess', cell: 0, player: candidateById(id, 0, setup)! }, 0, 0)
    if (expected === 'open') return expect(step).toEqual({ ok: false, reason: 'cannot-tell' })
    const view = step.ok ? tictactoe.view(step.state, 0) : null
    expect(view?.cells[0]?.id ?? null).toBe(expected === 'right' ? id : null)
    expect(view?.misses.map(({ fails, fits }) => ({ fails, fits }))).toEqual(
      expected === 'right' ? [] : [{ fails: ['row'], fits: 'column' }],
    )
  })

  const grids = decodeGrids(JSON.parse(packText('grids')), wholePack())
  const known = CASES.filter((pair) => isOfGrids(pair) && grids.verdictOf(pair[0], pair[1]) !== undefined)
  test.each(known)('in a browser judges %s of %s as %s', (key, id, expected) => {
    expect(grids.verdictOf(key, id)).toBe({ right: 'yes', wrong: 'no', open: 'unknown' }[expected])
  })
  test("the browser's pack contains most of these axes", () => expect(known.length).toBeGreaterThan(80))
})

describe('bingo', () => {
  test.each(CASES)('judges %s of %s as %s', (key, id, expected) => {
    const criterion = criterionOf(key)
    const state = bingo.start(cardOf(criterion, id), 0, 0)
    const step = bingo.apply(state, { type: 'place', cell: 5, today: verdictNow(criterion, id) }, 0, 0)
    if (expected === 'open') return expect(step).toEqual({ ok: false, reason: 'cannot-tell' })
    expect(step.ok && step.state.turns[0]).toEqual({ did: expected === 'right' ? 'placed' : 'wrong', cells: [5] })
  })
})
