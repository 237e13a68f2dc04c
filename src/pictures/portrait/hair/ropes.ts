import { fill, type Pen } from './pen.ts'

const rope = (x: number, from: number, length: number, width: number): string =>
  `M${x - width / 2} ${from}q${width / 2} ${-width} ${width} 0v${length}q${-width / 2} ${width} ${-width} 0z`

/** Hanging braids: every second one lighter. */
export function ropes(
  xs: readonly number[],
  from: (x: number) => number,
  to: (x: number) => number,
  width: number,
  pen: Pen,
): string {
  const path = (parity: number) =>
    xs
      .filter((_, index) => index % 2 === parity)
      .map((x) => rope(x, Math.round(from(x)), Math.round(to(x) - from(x)), width))
      .join('')
  return fill(path(0), pen.colour) + fill(path(1), pen.light)
}
