import { darker } from '../../colour.ts'
import {
  type Cut,
  evenly,
  type Heights,
  heightAt,
  nearHalf,
  type Outline,
  ringBetween,
  ringOf,
  scaled,
} from '../plan.ts'
import { filled, line, stroked } from '../space.ts'
import type { Words } from '../words.ts'
import type { Part } from './part.ts'
import { pitch } from './pitch.ts'
import { skin } from './skin.ts'

const LEVELS = 4

function heightsOf(words: Words, key: string, otherwise: string): Heights {
  const [far = 0, right = far, near = far, left = right] = words.numbers(key, otherwise)
  return { sides: [far, right, near, left], sharp: words.number('sharp', 2) }
}

function cutOf(words: Words): Cut {
  const cuts = words.texts('cut', '').map((text) => text.split(':'))
  const at = (side: string) => cuts.flatMap(([name, value]) => (name === side ? [Number(value)] : []))[0] ?? Infinity
  return { left: at('w'), right: at('e'), near: at('s'), far: at('n') }
}

/** Closed bowl: seats falling to the pitch, and the outer wall. Seat colours run from the rim down. */
export const bowl: Part = (words, scene) => {
  const { camera } = scene
  const outline: Outline = {
    width: words.number('a', 112),
    depth: words.number('b', 88),
    square: words.number('n', 3),
  }
  const heights = heightsOf(words, 'h', '40')
  const cut = cutOf(words)
  const rim = ringOf(outline, (angle) => heightAt(heights, angle), cut)
  scene.shell = { rim, outline, heights, cut }
  const track = words.has('track') ? words.colour('track', '#B5553C') : null
  const [width = 56, depth = 39] = words.numbers('in', track ? '80,54' : '54,37')
  const floor = ringOf({ width, depth, square: words.number('fn', track ? 2.6 : 6) }, () => 2)
  const seats = words.texts('seats', '#8A8F98')
  const tiers = seats.map((colour, index) => {
    const ring = ringBetween(rim, floor, index / seats.length)
    return filled(ring, camera, colour, ` stroke="${darker(scene.tint, 0.2)}" stroke-opacity=".35"`)
  })
  const aisles = rim.flatMap((point, index) => (index % 3 === 0 ? [line([point, floor[index]!], camera)] : []))
  const wall = words.colour('wall', '#C9C4CE')
  const foot = words.number('foot', 0.97)
  const bulge = words.number('bulge', 0)
  const levels = Array.from({ length: LEVELS + 1 }, (_, level) => {
    const share = level / LEVELS
    const scale = foot + (1 - foot) * share + bulge * Math.sin(Math.PI * share)
    return rim.map(([x, y, z]) => [x * scale, y * scale, z * share] as const)
  })
  const halves = levels.map((level) => nearHalf(level))
  const outside = [
    ...(halves[0] ?? []),
    ...halves.slice(1, -1).map((half) => half.at(-1)!),
    ...(halves.at(-1) ?? []).toReversed(),
    ...halves
      .slice(1, -1)
      .toReversed()
      .map((half) => half[0]!),
  ]
  const shadow = [...evenly(halves[0] ?? [], 14), ...evenly(halves.at(-1) ?? [], 14).toReversed()]
  const inside = words.has('earth')
    ? tiers.join('')
    : tiers.join('') +
      stroked(aisles.join(''), '#000', 0.8, ' opacity=".13"') +
      filled(floor, camera, track ?? '#4F8A45') +
      (track ? filled(scaled(floor, 0.86), camera, '#5E9E4C') : '') +
      pitch(camera)
  const skins = words.texts('skin', '').map((text) => skin(text, { levels }, camera))
  return [
    {
      depth: words.number('depth', 0),
      svg: inside + filled(outside, camera, wall) + skins.join('') + filled(shadow, camera, 'url(#shade)'),
    },
  ]
}
