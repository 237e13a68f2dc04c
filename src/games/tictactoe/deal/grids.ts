import { bandOf, type GridBand } from '#data/pools.ts'
import type { PackGrids } from '#search/grids-pack.ts'
import type { Pack } from '#search/pack.ts'
import { answersIn, priorIn, factsOf, type Answer } from './answers.ts'
import type { Drawn } from './deal.ts'
import { addAxisNames, type Axis, type Grid, type Candidate } from '../rules/grid.ts'
import type { Placed, Facts } from '../rules/engine.ts'
import { columnOf, rowOf } from '../rules/terms.ts'

/** Data and rules for grids in a browser, by ids. */
export type Grids = {
  band: GridBand
  /** A drawn grid with the names of its axes. */
  shown: (drawn: Drawn) => Grid
  /** Null for an unknown footballer. */
  candidate: (id: string, cell: number, grid: Grid) => Candidate | null
  /** Right answers of a cell whose names are loaded. */
  answers: (cell: number, grid: Grid) => Answer[]
  facts: (state: Grid & { cells: readonly (Placed | null)[] }) => Facts
}

export function gridsOf({ people, axes, said, verdictOf, idAt }: PackGrids, pack: Pack): Grids {
  const band = bandOf(people, axes)
  const namer = {
    club: (id: string) => pack.clubs.get(id)?.shortName,
    nameInSentence: (id: string) => said.get(id),
    country: (code: string) => pack.countries.get(code),
  }
  const axis = ({ key, criterion }: Pick<Axis, 'key' | 'criterion'>) => addAxisNames({ key, criterion }, namer)

  const answers = (cell: number, grid: Grid): Answer[] =>
    answersIn(cell, grid, band).flatMap(({ id: place, prior }) => {
      const id = idAt(Number(place))
      return id === undefined ? [] : [{ id, prior }]
    })

  function candidate(id: string, cell: number, grid: Grid): Candidate | null {
    const row = verdictOf(grid.rows[rowOf(cell)]!.key, id)
    const column = verdictOf(grid.columns[columnOf(cell)]!.key, id)
    return row && column ? { id, row, column, share: priorIn(answers(cell, grid), id) } : null
  }

  return {
    band,
    shown: ({ rows, columns }) => ({ rows: rows.map(axis), columns: columns.map(axis) }),
    candidate,
    answers,
    facts: (state) => factsOf(state.cells, (cell) => answers(cell, state), []),
  }
}
