import { unreadable } from './errors.ts'

/** One part of the query string: `players.order=name` has the path `['players']` and the name `order`. */
export type Parameter = { path: string[]; name: string; value: string }

function parameterOf([key, value]: [string, string]): Parameter {
  const arrow = key.indexOf('->')
  const head = arrow < 0 ? key : key.slice(0, arrow)
  const segments = head.split('.')
  const isNegated = segments.length > 1 && segments.at(-2) === 'not' && /^(and|or)$/.test(segments.at(-1) ?? '')
  const path = segments.slice(0, isNegated ? -2 : -1)
  return { path, name: key.slice(path.reduce((length, segment) => length + segment.length + 1, 0)), value }
}

/** The query string of a data call. */
export const parametersOf = (query: URLSearchParams): Parameter[] =>
  [...query].filter(([key]) => key !== 'apikey').map(parameterOf)

/** Names with a meaning of their own; every other one is a column to filter by. */
const RESERVED = new Set(['select', 'columns', 'on_conflict', 'order', 'limit', 'offset'])

export const isFilter = (parameter: Parameter): boolean => !RESERVED.has(parameter.name)

/** A whole number of the query string of at least 0; undefined when it is absent. */
export function wholeNumber(parameters: Parameter[], name: string): number | undefined {
  const value = parameters.find((parameter) => parameter.name === name)?.value
  if (value === undefined) return undefined
  if (!/^\d{1,9}$/.test(value)) throw unreadable(`${name} parameter (${value})`)
  return Number(value)
}
