/** Parser of a cell: `undefined` means that the text is not what the column `expects`. */
export type Column<Value> = { readonly expects: string; readonly read: (text: string) => Value | undefined }

const FIRST_YEAR = 1840
const LAST_YEAR = 2100

const matching = (pattern: RegExp, expects: string): Column<string> => ({
  expects,
  read: (text) => (pattern.test(text) ? text : undefined),
})

export const id = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id of a-z, 0-9 and single hyphens')

/**
 * Plain text: line breaks and control characters would break lists and tables, and U+FFFD is a letter that was not
 * UTF-8.
 */
export const words = matching(/^[^\p{Cc}\uFFFD]+$/u, 'words in UTF-8 without line breaks')

export const nation = matching(
  /^([A-Z]{2}|GB-(ENG|SCT|WLS|NIR))$/,
  'an ISO 3166 alpha-2 code or GB-ENG, GB-SCT, GB-WLS, GB-NIR',
)

export const code = matching(/^[A-Z0-9]{2,4}$/, 'two to four capital letters')

export const colour = matching(/^#[0-9A-F]{6}$/, 'a colour as #RRGGBB')

export const season = matching(/^\d{4}\/\d{2}$/, 'a season as 2025/26')

/** `2026-07`, or a full ISO date. */
export const monthOrDate = matching(/^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/, 'a date as YYYY-MM-DD or YYYY-MM')

export const date: Column<string> = {
  expects: 'a date as YYYY-MM-DD',
  read: (text) => {
    const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN
    return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text) ? text : undefined
  },
}

export function whole(from: number, to: number): Column<number> {
  return {
    expects: `a whole number from ${from} to ${to}`,
    read: (text) => (/^\d{1,12}$/.test(text) && Number(text) >= from && Number(text) <= to ? Number(text) : undefined),
  }
}

export const year = whole(FIRST_YEAR, LAST_YEAR)

export function degrees(limit: number): Column<number> {
  return {
    expects: `degrees from -${limit} to ${limit}`,
    read: (text) => (/^-?\d{1,3}(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= limit ? Number(text) : undefined),
  }
}

export const yesNo: Column<boolean> = {
  expects: 'yes or no',
  read: (text) => (text === 'yes' ? true : text === 'no' ? false : undefined),
}

export function oneOf<const Choice extends string>(choices: readonly Choice[]): Column<Choice> {
  return {
    expects: `one of ${choices.join(', ')}`,
    read: (text) => choices.find((choice) => choice === text),
  }
}

export function numberOf<const Choice extends number>(choices: readonly Choice[]): Column<Choice> {
  return {
    expects: `one of ${choices.join(', ')}`,
    read: (text) => choices.find((choice) => String(choice) === text),
  }
}

/** An empty cell means unknown: null. */
export const optional = <Value>(column: Column<Value>): Column<Value | null> => ({
  expects: `${column.expects}, or nothing`,
  read: (text) => (text === '' ? null : column.read(text)),
})

/** Several values in a cell, separated by `|`; an empty cell is an empty list. */
export const list = <Value>(column: Column<Value>): Column<readonly Value[]> => ({
  expects: `${column.expects}, several divided by |`,
  read: (text) => {
    const values = text === '' ? [] : text.split('|').map(column.read)
    return values.every((value) => value !== undefined) ? values : undefined
  },
})
