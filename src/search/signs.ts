// Numbers as single characters, half the bytes of a JSON array after compression. Quote and backslash are left out,
// because JSON escapes them; rare large numbers take two bytes.
const ASCII = range(33, 126).filter((code) => code !== 34 && code !== 92)
const SIGNS = [...ASCII, ...range(256, 687)].map((code) => String.fromCharCode(code))
const VALUES = new Map(SIGNS.map((sign, value) => [sign, value]))

/** Ids below this take one sign, others two. */
const SHORT = 64

/** One sign per number; throws a RangeError for numbers outside the alphabet. */
export const toSigns = (numbers: readonly number[]): string => numbers.map(signOf).join('')

export const fromSigns = (text: string): number[] => [...text].map((sign) => VALUES.get(sign)!)

/** One or two signs per number. */
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
