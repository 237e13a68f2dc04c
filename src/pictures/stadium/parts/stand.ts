import { darker } from '../../colour.ts'
import { type Camera, filled, line, type Point, stroked } from '../space.ts'
import type { Words } from '../words.ts'
import type { Part } from './part.ts'
import { roofOf } from './stand-roof.ts'

type Side = 'n' | 'e' | 's' | 'w'

/** Maps a stand's own axes (along, away from the pitch, up) to the ground. */
const TURNS: Record<Side, (along: number, away: number, up: number) => Point> = {
  n: (along, away, up) => [along, -away, up],
  s: (along, away, up) => [along, away, up],
  e: (along, away, up) => [away, along, up],
  w: (along, away, up) => [-away, along, up],
}
const DEPTHS: Record<Side, number> = { n: -60, w: -20, e: -20, s: 60 }

/** Single stand along one side of the pitch: begins `away` from it, `deep`, `h` high; seats from the back down. */
export const stand: Part = (words, { camera }) => {
  const sides = [...words.text('side', 'nesw')]
  return sides.map((side) => {
    if (!isSide(side)) throw new Error(`no side is called ${side}`)
    return { depth: words.number('depth', DEPTHS[side]), svg: drawn(words, side, camera) }
  })
}

const isSide = (side: string): side is Side => side in TURNS

function drawn(words: Words, side: Side, camera: Camera): string {
  const isEnd = side === 'e' || side === 'w'
  const half = words.number('len', isEnd ? 36 : 56)
  const from = words.number('away', isEnd ? 52 : 36)
  const deep = words.number('deep', 34)
  const height = words.number('h', 30) * 0.8
  const shift = words.number('shift', 0)
  const at = (along: number, away: number, up: number) => TURNS[side](along + shift, from + away, up)
  const seats = words.texts('seats', '#8A8F98')
  const wall = words.colour('wall', '#B9B3BF')
  const bands = seats.map((colour, index) => {
    const [low, high] = [1 - (index + 1) / seats.length, 1 - index / seats.length]
    const rake = (share: number) => 2 + (height - 2) * share
    return filled(
      [
        at(-half, deep * low, rake(low)),
        at(half, deep * low, rake(low)),
        at(half, deep * high, rake(high)),
        at(-half, deep * high, rake(high)),
      ],
      camera,
      colour,
      ' stroke="#000" stroke-opacity=".22"',
    )
  })
  const aisles = Array.from({ length: 7 }, (_, index) => {
    const along = ((index - 3) / 4) * half
    return line([at(along, 0, 2), at(along, deep, height)], camera)
  })
  const ends = [-half, half].map((along) =>
    filled([at(along, 0, 0), at(along, 0, 2), at(along, deep, height), at(along, deep, 0)], camera, darker(wall, 0.15)),
  )
  const back = filled(
    [at(-half, deep, 0), at(half, deep, 0), at(half, deep, height), at(-half, deep, height)],
    camera,
    wall,
  )
  const bank = bands.join('') + stroked(aisles.join(''), '#000', 0.8, ' opacity=".13"')
  const trim = words.texts('trim', '').map((colour, index) => {
    const up = height * (0.3 + 0.25 * index)
    return filled(
      [at(-half, deep, up), at(half, deep, up), at(half, deep, up + 4), at(-half, deep, up + 4)],
      camera,
      colour,
    )
  })
  return (
    (side === 's' ? bank + ends.join('') + back + trim.join('') : back + bank + ends.join('')) +
    roofOf(words, at, { half, deep, height }, camera)
  )
}
