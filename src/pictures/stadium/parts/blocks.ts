import { darker, lighter } from '../../colour.ts'
import { filled, GRAIN, line, type Point, seen, stroked } from '../space.ts'
import { copiesOf, type Part, placesOf } from './part.ts'

/** Round towers: radius `r`, from `z` to `h`, with `rings` stripes around and a cap. */
export const towers: Part = (words, { camera }) =>
  placesOf(words).map(([x, y]) => {
    const radius = words.number('r', 10) * GRAIN
    const colour = words.colour('c', '#CFCAD2')
    const [centre, foot] = seen([x, y, words.number('z', 0)], camera)
    const [, top] = seen([x, y, words.number('h', 66)], camera)
    const flat = radius * camera.depth
    const arc = (level: number) =>
      `M${(centre - radius).toFixed()} ${level.toFixed()}a${radius} ${flat.toFixed()} 0 0 0 ${radius * 2} 0`
    const rings = words.number('rings', 0)
    const stripes = Array.from({ length: rings }, (_, index) => arc(top + ((foot - top) * (index + 0.6)) / rings))
    const body = `${arc(foot)}V${top.toFixed()}H${(centre - radius).toFixed()}z`
    return {
      depth: words.number('depth', y < 0 ? -40 : 80),
      svg:
        `<path d="${body}" fill="${colour}"/><path d="${body}" fill="url(#shade)"/>` +
        (rings ? stroked(stripes.join(''), words.colour('ring', darker(colour, 0.35)), words.number('rw', 2)) : '') +
        `<ellipse cx="${centre.toFixed()}" cy="${top.toFixed()}" rx="${radius}" ry="${Math.max(1, flat).toFixed()}" fill="${words.colour('cap', lighter(colour, 0.3))}"/>`,
    }
  })

/**
 * Cuboids: half width `w`, half depth `d`, height `h` above `z`; `roof` adds a pitched roof, `win=columns,rows`
 * windows.
 */
export const box: Part = (words, { camera }) =>
  placesOf(words, '1').map(([x, y]) => {
    const [w, d] = [words.number('w', 14), words.number('d', 10)]
    const low = words.number('z', 0)
    const high = low + words.number('h', 30)
    const colour = words.colour('c', '#B9A79B')
    const corner = (signX: number, signY: number, z: number): Point => [x + signX * w, y + signY * d, z]
    const side = x > 0 ? -1 : 1
    const front = [corner(-1, 1, low), corner(1, 1, low), corner(1, 1, high), corner(-1, 1, high)]
    const flank = [corner(side, 1, low), corner(side, 1, high), corner(side, -1, high), corner(side, -1, low)]
    const top = [corner(-1, 1, high), corner(1, 1, high), corner(1, -1, high), corner(-1, -1, high)]
    const [columns = 0, rows = 1] = words.numbers('win', '0')
    const windows = Array.from({ length: columns * rows }, (_, index) => {
      const [left, bottom] = [(index % columns) / columns, Math.floor(index / columns) / rows]
      const at = (across: number, up: number): Point => [
        x - w + 2 * w * (left + across / columns),
        y + d,
        low + (high - low) * (bottom + up / rows),
      ]
      return line([at(0.25, 0.25), at(0.75, 0.25), at(0.75, 0.75), at(0.25, 0.75)], camera, true)
    })
    const stripes = Array.from({ length: words.number('bars', 0) }, (_, index) => {
      const z = low + ((high - low) * (index + 0.6)) / words.number('bars', 1)
      return line([corner(-side, 1, z), corner(side, 1, z), corner(side, -1, z)], camera)
    })
    const pane = words.colour('pane', '#F6D7A8')
    return {
      depth: words.number('depth', y < 0 ? -50 : 70),
      svg:
        filled(flank, camera, darker(colour, 0.22)) +
        filled(front, camera, colour) +
        filled(top, camera, words.colour('top', lighter(colour, 0.2))) +
        (stripes.length > 0 ? stroked(stripes.join(''), pane, words.number('bw', 2.5)) : '') +
        (columns ? `<path d="${windows.join('')}" fill="${pane}"/>` : '') +
        (words.has('roof') ? pitched(corner, high, words.number('peak', 12), words.colour('roof', '#4D2A2B')) : ''),
    }
    function pitched(of: typeof corner, base: number, peak: number, tiles: string): string {
      const [left, right]: [Point, Point] = [
        [x - w, y, base + peak],
        [x + w, y, base + peak],
      ]
      if (words.text('ridge', 'x') === 'x') return filled([of(-1, 1, base), of(1, 1, base), right, left], camera, tiles)
      const [near, far]: [Point, Point] = [
        [x, y + d, base + peak],
        [x, y - d, base + peak],
      ]
      return (
        filled([of(-1, 1, base), near, far, of(-1, -1, base)], camera, darker(tiles, 0.2)) +
        filled([of(1, 1, base), near, far, of(1, -1, base)], camera, tiles) +
        filled([of(-1, 1, base), of(1, 1, base), near], camera, words.colour('gable', colour))
      )
    }
  })

/** Ramps or stairs: a zigzag from `from=x,z` to `to=x,z` at depth `y`. */
export const stairs: Part = (words, { camera }) =>
  copiesOf(words, '1').map(([signX]) => {
    const [fromX = 0, fromZ = 0] = words.numbers('from', '-40,0')
    const [toX = 0, toZ = 0] = words.numbers('to', '40,40')
    const y = words.number('y', 88)
    const turns = words.number('n', 1)
    const points = Array.from({ length: turns + 1 }, (_, index): Point => [
      (index % 2 === 0 ? fromX : toX) * signX,
      y,
      fromZ + ((toZ - fromZ) * index) / turns,
    ])
    return {
      depth: words.number('depth', 90),
      svg: stroked(
        line(points, camera),
        words.colour('c', '#E8762C'),
        words.number('w', 4),
        ' stroke-linejoin="round"',
      ),
    }
  })
