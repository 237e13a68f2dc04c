// Numbers as single characters: a column of the search pack is then one short string, half the bytes of a JSON array
// after compression. Quote and backslash are left out (JSON would escape them); rare big numbers cost two bytes.
const ASCII = range(33, 126).filter((code) => code !== 34 && code !== 92)
const SIGNS = [...ASCII, ...range(256, 687)].map((code) => String.fromCharCode(code))
const VALUES = new Map(SIGNS.map((sign, value) => [sign, value]))

/** Ids below this take one sign, others two. */
const SHORT = 64

/** One sign per number; throws a RangeError for what has no sign. */
export const toSigns = (numbers: readonly number[]): string => numbers.map(signOf).join('')

export const fromSigns = (text: string): number[] => [...text].map((sign) => VALUES.get(sign)!)

/** One or two signs per number, so that small numbers stay short. */
export const toLongSigns = (numbers: readonly number[]): string =>
  numbers
    .map((number) =>
      number < SHORT ? signOf(number) : signOf(SHORT + Math.floor(number / SHORT)) + signOf(number % SHORT),
    )
    .join('')

export function fromLongSigns(text: string): number[] {
  const numbers: number[] = []
  let high = 0
  for (const value of fromSigns(text)) {
    if (value >= SHORT) high = (value - SHORT) * SHORT
    else {
      numbers.push(high + value)
      high = 0
    }
  }
  return numbers
}

function signOf(number: number): string {
  const sign = SIGNS[number]
  if (sign === undefined) throw new RangeError(`no sign for ${number}`)
  return sign
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}
