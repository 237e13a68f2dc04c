import { unreadable } from './errors.ts'

/** A query parameter: `players.order=name` has the path `['players']` and the name `order`. */
export type Parameter = { path: string[]; name: string; value: string }

function parameterOf([key, value]: [string, string]): Parameter {
  const arrow = key.indexOf('->')
  const head = arrow < 0 ? key : key.slice(0, arrow)
  const segments = head.split('.')
  const isNegated = segments.length > 1 && segments.at(-2) === 'not' && /^(and|or)$/.test(segments.at(-1) ?? '')
  const path = segments.slice(0, isNegated ? -2 : -1)
  return { path, name: key.slice(path.reduce((length, segment) => length + segment.length + 1, 0)), value }
}

/** Parses the query string of a data call. */
export const parametersOf = (query: URLSearchParams): Parameter[] =>
  [...query].filter(([key]) => key !== 'apikey').map(parameterOf)

/** Reserved names; every other name is a column to filter by. */
const RESERVED = new Set(['select', 'columns', 'on_conflict', 'order', 'limit', 'offset'])

export const isFilter = (parameter: Parameter): boolean => !RESERVED.has(parameter.name)

/** Reads a whole number of at least 0; undefined when absent. */
export function wholeNumber(parameters: Parameter[], name: string): number | undefined {
  const value = parameters.find((parameter) => parameter.name === name)?.value
  if (value === undefined) return undefined
  if (!/^\d{1,9}$/.test(value)) throw unreadable(`${name} parameter (${value})`)
  return Number(value)
}
