import { type Camera, line, type Point, stroked } from '../space.ts'
import type { Words } from '../words.ts'
import { copiesOf, type Part } from './part.ts'
import { before } from './steel.ts'

/**
 * Lattice beams from `from=x,y` to `to=x,y` at `z`, `h` high, with `n` fields; `bow` lifts the upper chord in the
 * middle.
 */
export const truss: Part = (words, { camera }) =>
  copiesOf(words, '1').map(([signX, signY]) => {
    const [fromX = 0, fromY = 0] = words.numbers('from', '-110,80')
    const [toX = 0, toY = 0] = words.numbers('to', '110,80')
    const count = words.number('n', 12)
    const chord = (up: number, bow: number) =>
      Array.from({ length: count + 1 }, (_, index): Point => {
        const share = index / count
        return [
          (fromX + (toX - fromX) * share) * signX,
          (fromY + (toY - fromY) * share) * signY,
          up + bow * 4 * share * (1 - share),
        ]
      })
    const base = words.number('z', 50)
    const low = chord(base, words.number('sag', 0))
    const high = chord(base + words.number('h', 10), words.number('bow', 0))
    const zigzag = low.map((point, index) => (index % 2 === 0 ? point : high[index]!))
    return {
      depth: words.number('depth', before(Math.max(fromY, toY) * signY)),
      svg: latticeOf(words, [low, high, zigzag], camera),
    }
  })

function latticeOf(words: Words, lines: readonly (readonly Point[])[], camera: Camera): string {
  const data = lines.map((points) => line(points, camera)).join('')
  return stroked(data, words.colour('c', '#C8202E'), words.number('w', 2.4), ' stroke-linejoin="round"')
}
