import { darker } from '../../colour.ts'
import { evenly, heightAt, nearHalf, ringOf, sideOf } from '../plan.ts'
import { type Camera, filled, line, type Point, stroked } from '../space.ts'
import type { Part } from './part.ts'

/** Roof on the rim of the bowl: a ring with a hole, or a band over some sides (`sides=nw`). */
export const roof: Part = (words, { camera, shell }) => {
  if (!shell) throw new Error('a roof needs a bowl below it')
  const colour = words.colour('c', '#EDEAF0')
  const [turns = 0, swing = 0, inner = swing, phase = 0] = words.numbers('wave', '')
  const up = words.number('up', 5)
  const inside = words.number('in', up)
  const reach = words.number('out', 1.02)
  const open = words.number('open', 0.62)
  const square = words.number('on', shell.outline.square)
  const ring = (scale: number, exponent: number, lift: number, amplitude: number) =>
    ringOf(
      { width: shell.outline.width * scale, depth: shell.outline.depth * scale, square: exponent },
      (angle) =>
        heightAt(shell.heights, angle) + lift + amplitude * Math.cos(turns * (angle - (phase * Math.PI) / 180)),
      scale > 0.8 ? shell.cut : {},
    )
  const outer = ring(reach, shell.outline.square, up, swing)
  const hole = ring(open, square, inside, inner)
  const more = ` opacity="${words.number('op', 1)}"`
  const edge = words.colour('edge', darker(colour, 0.35))
  const thick = words.number('thick', 2.5)
  const depth = words.number('depth', 0.5)
  const [spokes = '0', spokeColour = edge] = words.text('spokes', '0').split(':')
  const bars = spokesOf(outer, hole, Number(spokes), camera)
  if (words.has('sides')) {
    const bands = [...words.text('sides', '')].map((side) => {
      const [out, into] = [sideOf(outer, side), sideOf(hole, side)]
      return filled([...out, ...into.toReversed()], camera, colour, more) + stroked(line(into, camera), edge, thick)
    })
    return [{ depth, svg: bands.join('') }]
  }
  const fascia = nearHalf(outer).map(([x, y, z]): Point => [x, y, z - thick / 2])
  const whole = `<path d="${line(outer, camera, true)}${line(hole, camera, true)}" fill="${colour}" fill-rule="evenodd"${more}/>`
  return [
    {
      depth,
      svg:
        whole +
        (bars ? stroked(bars, spokeColour, words.number('sw', 1)) : '') +
        stroked(line(fascia, camera), edge, thick * camera.height) +
        stroked(line(hole, camera, true), words.colour('lip', edge), words.number('lw', 1.2)),
    },
  ]
}

const spokesOf = (outer: readonly Point[], hole: readonly Point[], count: number, camera: Camera): string =>
  outer
    .filter((_, index) => count > 0 && index % Math.max(1, Math.round(outer.length / count)) === 0)
    .map((point) => line([point, hole[outer.indexOf(point)]!], camera))
    .join('')

/** Triangles around the rim, for lamps or masts: `n` of them, `h` high, at `scale` of the outline. */
export const crown: Part = (words, { camera, shell }) => {
  if (!shell) throw new Error('a crown needs a bowl below it')
  const scale = words.number('scale', 1)
  const count = words.number('n', 12)
  const half = words.number('half', 8)
  const up = words.number('up', 5)
  const colour = words.colour('c', '#FFFFFF')
  const ring = ringOf(
    { ...shell.outline, width: shell.outline.width * scale, depth: shell.outline.depth * scale },
    (angle) => heightAt(shell.heights, angle) + up,
  )
  const spikes = evenly([...ring, ring[0]!], count + 1)
    .slice(1)
    .map(([x, y, z]) =>
      line(
        [
          [x - half, y, z],
          [x, y, z + words.number('h', 20)],
          [x + half, y, z],
        ],
        camera,
        true,
      ),
    )
  return [{ depth: words.number('depth', 2), svg: stroked(spikes.join(''), colour, words.number('w', 2)) }]
}
