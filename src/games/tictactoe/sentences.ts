import { fill } from '#i18n/format.ts'
import type { Axis, Grid, GridSide } from './rules/grid.ts'
import type { Miss } from './rules/engine.ts'
import { columnOf, rowOf } from './rules/terms.ts'
import { axisName, type OwnWords, type Said } from './words.ts'

export const axesOf = (cell: number, { rows, columns }: Grid): Record<GridSide, Axis> => ({
  row: rows[rowOf(cell)]!,
  column: columns[columnOf(cell)]!,
})

/** The axis in a sentence: "a Brazilian", "the World Cup". */
function inSentence(axis: Axis, said: Said): string {
  const { criterion } = axis
  const { t, locale } = said
  switch (criterion.kind) {
    case 'nation':
      return `from-${criterion.nation}` in t ? t[`from-${criterion.nation}` as 'from-FR'] : axisName(axis, said)
    case 'role':
      return t[`a-${criterion.role}`]
    case 'leagueEver':
      return t[`in-${criterion.league}`]
    case 'title':
      return t[`the-${criterion.title}`]
    case 'club':
      return axis.nameInSentence?.[locale] ?? axisName(axis, said)
  }
}

/** Kind of the axis in a sentence; nations and roles both describe a person. */
const kindOf = ({ criterion: { kind } }: Axis) => (kind === 'nation' || kind === 'role' ? 'who' : kind)

/** "Name a Brazilian who was at Chelsea". */
export function askOf(cell: number, grid: Grid, said: Said): string {
  const { row, column } = axesOf(cell, grid)
  return fill(said.t[`ask-${kindOf(row)}`], { club: inSentence(column, said), what: inSentence(row, said) })
}

/** "Never at Chelsea.", for the failing side; for the club when both fail. */
export function whyNot({ cell, fails }: Pick<Miss, 'cell' | 'fails'>, grid: Grid, said: Said): string {
  const axis = axesOf(cell, grid)[fails.includes('column') ? 'column' : 'row']
  return fill(said.t[`no-${kindOf(axis)}`], { what: inSentence(axis, said) })
}

/** "France: yes.", for the true side; when both fail, the row's sentence. */
export function fittingSideText({ cell, fails, fits }: Miss, grid: Grid, said: Said): string {
  const axes = axesOf(cell, grid)
  if (fits) return fill(said.t.fits, { what: axisName(axes[fits], said) })
  return fails.length > 1 ? whyNot({ cell, fails: ['row'] }, grid, said) : ''
}

/** "France and Chelsea". */
export function cellName(cell: number, grid: Grid, said: Said): string {
  const { row, column } = axesOf(cell, grid)
  return fill(said.t.cellIs, { row: axisName(row, said), column: axisName(column, said) })
}

const PARTICLES = /^(van|von|der|den|de|di|da|do|dos|del|della|la|le|el|al|ten|ter|ben|st\.?|saint|mac|ter|af)$/i
const SUFFIXES = /^(jr\.?|júnior|junior|filho|neto)$/i
const LONGEST_FULL_NAME = 11

/** Name that fits the band of a cell: the last name with its particles when the full one is too long. */
export function shortName(name: string): string {
  if (name.length <= LONGEST_FULL_NAME) return name
  const parts = name.split(' ').filter((part, at) => at === 0 || !SUFFIXES.test(part))
  let from = parts.length - 1
  while (from > 1 && PARTICLES.test(parts[from - 1]!)) from--
  return parts.slice(Math.max(0, from)).join(' ')
}

/** "22 %"; with "≈" while estimated. */
export const shareText = (share: number, isCounted: boolean, t: OwnWords): string =>
  fill(isCounted ? t.share : t.about, { percent: Math.max(share > 0 ? 1 : 0, Math.round(100 * share)) })
