import { line, type Point, stroked } from '../space.ts'
import { copiesOf, type Part, placesOf } from './part.ts'

/** Steel behind the pitch is drawn before the stands, other steel after them. */
export const before = (y: number) => (y < 0 ? -40 : 80)

/**
 * Poles with cables to the roof: foot at x, y and `z`, top at `h`; `lean` moves the top, `in` and `out` hold cables.
 */
export const masts: Part = (words, { camera }) =>
  placesOf(words).map(([x, y]) => {
    const lean = words.number('lean', 1)
    const top: Point = [x * lean, y * lean, words.number('h', 70)]
    const fork = words.number('fork', 0)
    const low = words.number('z', 0)
    const legs = (fork ? [-fork, fork] : [0]).map((off) => line([[x + off, y, low], top], camera))
    const cables = [words.numbers('in', '0.6,46'), ...(words.has('out') ? [words.numbers('out', '')] : [])].map(
      ([reach = 0.6, up = 46]) => line([top, [x * reach, y * reach, up]], camera),
    )
    const fans = words.numbers('fan', '').map((along) => line([top, [x + along, y, words.number('fanz', 46)]], camera))
    const colour = words.colour('c', '#E8E4EC')
    const depth = words.number('depth', before(y))
    const thin = words.has('in') || words.has('out') ? cables : []
    return {
      depth,
      svg:
        stroked([...thin, ...fans].join(''), words.colour('cable', colour), words.number('cw', 1)) +
        stroked(legs.join(''), colour, words.number('w', 3)),
    }
  })

/** Floodlight pylons; `head` is the width of the lamps. */
export const lights: Part = (words, { camera }) =>
  placesOf(words).map(([x, y]) => {
    const height = words.number('h', 78)
    const head = words.number('head', 8)
    const colour = words.colour('c', '#8B8794')
    const lean = words.number('lean', 1)
    const [left, right] = [x * lean - head, x * lean + head]
    const lamp = (z: number) =>
      line(
        [
          [left, y * lean, z],
          [right, y * lean, z],
        ],
        camera,
      )
    return {
      depth: words.number('depth', before(y)),
      svg:
        stroked(
          line(
            [
              [x, y, 0],
              [x * lean, y * lean, height],
            ],
            camera,
          ),
          colour,
          words.number('w', 2.5),
        ) +
        stroked(lamp(height + 2) + lamp(height + 7), words.colour('lamp', '#FFF6D8'), 3.6, ' stroke-dasharray="6 2"'),
    }
  })

/** Arches from `from=x,y` to `to=x,y`, feet at `z`, top `h` above them; `hang` ropes fall to `hz`. */
export const arch: Part = (words, { camera }) =>
  copiesOf(words, '1').map(([signX, signY]) => {
    const [fromX = 0, fromY = 0] = words.numbers('from', '-110,0')
    const [toX = 0, toY = 0] = words.numbers('to', '110,0')
    const curve = curveOf(
      [fromX * signX, fromY * signY],
      [toX * signX, toY * signY],
      words.number('z', 40),
      words.number('h', 40),
      words.number('lean', 0) * signY,
    )
    const hang = words.number('hang', 0)
    const ropes = curve.filter((_, index) => hang > 0 && index % hang === 0)
    const [hangX = 1, hangY = 0.6] = words.numbers('at', '1,0.6')
    const colour = words.colour('c', '#F4F1F6')
    return {
      depth: words.number('depth', before(fromY * signY)),
      svg:
        stroked(
          ropes
            .map((point) => line([point, [point[0] * hangX, point[1] * hangY, words.number('hz', 46)]], camera))
            .join(''),
          words.colour('rope', colour),
          0.9,
        ) + stroked(line(curve, camera), colour, words.number('w', 4), ' stroke-linejoin="round"'),
    }
  })

function curveOf(
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  foot: number,
  height: number,
  lean: number,
): Point[] {
  return Array.from({ length: 17 }, (_, index): Point => {
    const share = index / 16
    const rise = 4 * share * (1 - share)
    return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share + lean * rise, foot + height * rise]
  })
}
