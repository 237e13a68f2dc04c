// Alphabet of strokes on a grid of 10 x 14. Servers have no fonts, and a drawing must look the same everywhere.
const GLYPHS: Record<string, string> = {
  A: 'M0 14L5 0L10 14M2 9H8',
  B: 'M0 0V14H6Q10 14 10 10.5Q10 7 6 7H0M0 0H5Q9 0 9 3.5Q9 7 5 7',
  C: 'M10 3Q9 0 5 0Q0 0 0 7Q0 14 5 14Q9 14 10 11',
  D: 'M0 0V14H4Q10 14 10 7Q10 0 4 0Z',
  E: 'M9 0H0V14H9M0 7H7',
  F: 'M9 0H0V14M0 7H7',
  G: 'M10 3Q9 0 5 0Q0 0 0 7Q0 14 5 14Q10 14 10 8H6',
  H: 'M0 0V14M10 0V14M0 7H10',
  I: 'M5 0V14',
  J: 'M8 0V10Q8 14 4 14Q0 14 0 10',
  K: 'M0 0V14M9 0L0 8M3 6L10 14',
  L: 'M0 0V14H9',
  M: 'M0 14V0L5 8L10 0V14',
  N: 'M0 14V0L10 14V0',
  O: 'M5 0Q10 0 10 7Q10 14 5 14Q0 14 0 7Q0 0 5 0Z',
  P: 'M0 14V0H6Q10 0 10 4Q10 8 6 8H0',
  Q: 'M5 0Q10 0 10 7Q10 14 5 14Q0 14 0 7Q0 0 5 0ZM6 10L10 15',
  R: 'M0 14V0H6Q10 0 10 4Q10 8 6 8H0M5 8L10 14',
  S: 'M9.5 3Q9 0 5 0Q0.5 0 0.5 3.5Q0.5 6.5 5 7Q10 7.5 10 10.5Q10 14 5 14Q0.5 14 0 11',
  T: 'M0 0H10M5 0V14',
  U: 'M0 0V9Q0 14 5 14Q10 14 10 9V0',
  V: 'M0 0L5 14L10 0',
  W: 'M0 0L2 14L5 5L8 14L10 0',
  X: 'M0 0L10 14M10 0L0 14',
  Y: 'M0 0L5 7L10 0M5 7V14',
  Z: 'M0 0H10L0 14H10',
  0: 'M5 0Q9 0 9 7Q9 14 5 14Q1 14 1 7Q1 0 5 0Z',
  1: 'M2 3L6 0V14',
  2: 'M1 3Q2 0 5 0Q9 0 9 4Q9 7 1 14H9',
  3: 'M1 0H9L5 6Q9.5 6 9.5 10Q9.5 14 5 14Q1.5 14 1 11',
  4: 'M7 14V0L0 10H10',
  5: 'M9 0H2L1.5 6.5Q3 5.5 5 5.5Q9.5 5.5 9.5 9.7Q9.5 14 5 14Q1.5 14 1 11',
  6: 'M8 0Q1 3 1 9.5Q1 14 5 14Q9 14 9 9.8Q9 6 5 6Q2 6 1 9',
  7: 'M1 0H9L4 14',
  8: 'M5 6.6Q1.5 6.6 1.5 3.3Q1.5 0 5 0Q8.5 0 8.5 3.3Q8.5 6.6 5 6.6Q1 6.6 1 10.3Q1 14 5 14Q9 14 9 10.3Q9 6.6 5 6.6Z',
  9: 'M2 14Q9 11 9 4.5Q9 0 5 0Q1 0 1 4.2Q1 8 5 8Q8 8 9 5',
  '-': 'M2 7H8',
  '.': 'M5 13.5V14',
  "'": 'M5 0V3',
}
const MARKS: Record<string, string> = {
  '\u0300': 'M3 -5L6 -3',
  '\u0301': 'M7 -5L4 -3',
  '\u0302': 'M2 -3L5 -5L8 -3',
  '\u0303': 'M2 -3Q3.5 -5 5 -4Q6.5 -3 8 -5',
  '\u0308': 'M2.5 -4.5V-4M7.5 -4.5V-4',
  '\u030C': 'M2 -5L5 -3L8 -5',
  '\u0327': 'M5 14L6 16L4 17',
}
const NARROW: Record<string, number> = { I: 4, '.': 4, "'": 4, ' ': 6 }
/** Letters that canonical decomposition does not change. */
const FOLDED: Record<string, string> = { ß: 'SS', Ø: 'O', Ł: 'L', Đ: 'D', Ħ: 'H', Æ: 'AE', İ: 'I', '’': "'" }
const GAP = 4

export type Lettering = { path: string; width: number }

/** A text in capitals as one path of strokes, 14 units tall, starting at 0 0; unknown characters leave a gap. */
export function lettering(text: string): Lettering {
  let path = ''
  let x = 0
  let start = 0
  const letters = [...text.toUpperCase()].map((letter) => FOLDED[letter] ?? letter).join('')
  for (const sign of letters.normalize('NFD')) {
    const mark = MARKS[sign]
    if (mark !== undefined) {
      path += moved(mark, start)
      continue
    }
    const width = NARROW[sign] ?? 10
    start = x - (10 - width) / 2
    path += moved(GLYPHS[sign] ?? '', start)
    x += width + GAP
  }
  return { path, width: Math.max(0, x - GAP) }
}

function moved(path: string, by: number): string {
  let isX = true
  return path.replace(/([A-Z])|(-?[\d.]+)/g, (whole, command: string | undefined) => {
    if (command) {
      isX = command !== 'V'
      return command
    }
    const value = isX ? String(Math.round((Number(whole) + by) * 10) / 10) : whole
    isX = !isX
    return value
  })
}
