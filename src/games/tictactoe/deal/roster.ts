import { clubShortName } from '#data/club-names.ts'
import { EVIDENCE } from '#data/evidence.ts'
import { CLUBS, countryByCode, FOOTBALLERS, footballerById } from '#data/facts.ts'
import { GRAMMAR } from '#data/grammar.ts'
import { withArticle } from '#data/grammar-file.ts'
import { otherById, OTHERS } from '#data/others.ts'
import { gridBand, verdict, verdictOfOther, type GridBand } from '#data/pools.ts'
import type { GridCriterion, Names, Verdict } from '#data/types.ts'
import { PORTRAITS } from '#pictures/index.ts'
import type { Drawn } from './deal.ts'
import { addAxisNames, isHashedAnswer, hashAnswers, type Grid, type Candidate } from '../rules/grid.ts'
import type { Setup } from '../rules/engine.ts'
import { CELLS, columnOf, rowOf } from '../rules/terms.ts'
import { answerIds, answersIn, priorIn } from './answers.ts'

let band: GridBand | undefined

/** Band from the facts, built once per server process; browsers load a file. */
export const gridBandOfFacts = (): GridBand => (band ??= gridBand(FOOTBALLERS, OTHERS, CLUBS, EVIDENCE))

const said = (club: string) => {
  const noun = GRAMMAR.clubs.get(club)
  return noun && withArticle(noun)
}

function shortName(club: string): string | Names {
  const { name, local } = clubShortName(club)
  return local ?? name
}

export const shownGrid = ({ rows, columns }: Drawn): Grid => {
  const shown = (axis: Drawn['rows'][number]) =>
    addAxisNames(axis, { club: shortName, nameInSentence: said, country: countryByCode })
  return { rows: rows.map(shown), columns: columns.map(shown) }
}

/** Setup of a daily: axes with names, and the answers that are right now. */
export const setupOf = (drawn: Drawn): Setup => ({
  ...shownGrid(drawn),
  marks: answerIds(drawn, gridBandOfFacts()).map(hashAnswers),
})

/** The best known right answer with a portrait for each cell, nobody twice; null for a cell without one. */
export function bestKnownNine(setup: Setup): (string | null)[] {
  const nine: (string | null)[] = []
  for (let cell = 0; cell < CELLS; cell++) {
    const known = answersIn(cell, setup, gridBandOfFacts()).toSorted((one, other) => other.prior - one.prior)
    nine.push(known.find(({ id }) => PORTRAITS.has(id) && !nine.includes(id))?.id ?? null)
  }
  return nine
}

/** Any footballer, judged by today's facts and those of the deal; either suffices. Undefined for an unknown id. */
export function candidateById(id: string, cell: number, { rows, columns, marks }: Setup): Candidate | undefined {
  const [row, column] = [rows[rowOf(cell)]!, columns[columnOf(cell)]!]
  const verdicts = verdictsOf(id, row.criterion, column.criterion)
  if (!verdicts) return undefined
  const share = priorIn(answersIn(cell, { rows, columns }, gridBandOfFacts()), id)
  const wasRight = marks?.[cell] !== undefined && isHashedAnswer(marks[cell], id)
  return { id, ...(wasRight ? { row: 'yes', column: 'yes' } : verdicts), share }
}

function verdictsOf(
  id: string,
  row: GridCriterion,
  column: GridCriterion,
): { row: Verdict; column: Verdict } | undefined {
  const footballer = footballerById(id)
  const other = footballer ? undefined : otherById(id)
  if (footballer) return { row: verdict(row, footballer, EVIDENCE), column: verdict(column, footballer, EVIDENCE) }
  return other && { row: verdictOfOther(row, other, EVIDENCE), column: verdictOfOther(column, other, EVIDENCE) }
}
