import { fadedSides, fill, type Pen, shell, spread, strands, type Style } from './pen.ts'

const rope = (x: number, from: number, length: number, width: number): string =>
  `M${x - width / 2} ${from}h${width}v${length}q${-width / 2} ${width} ${-width} 0z`

/** Hanging braids: every second one lighter. */
function ropes(
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

const cornrows: Style = (pen) => ({
  front:
    fill(shell(100, 77, 202, 'sharp'), pen.colour) +
    strands(
      spread(7, -48, 48)
        .map((x) => `M${x} 132Q${x * 1.02} 112 ${Math.round(x * 0.62)} 102`)
        .join(''),
      pen.skin,
      3,
    ) +
    strands('M-70 176Q-74 140 -58 116M70 176Q74 140 58 116', pen.skin, 2.5),
})

/** Cornrows that end in short braids in the neck. */
const cornrowtails: Style = (pen) => ({
  back: ropes(
    [-88, -76, -64, 64, 76, 88],
    () => 180,
    () => 284,
    13,
    pen,
  ),
  front: cornrows(pen).front ?? '',
})

const boxbraids: Style = (pen) => ({
  back: ropes(
    spread(14, -98, 98),
    (x) => 90 + Math.abs(x) * 0.5,
    (x) => (Math.abs(x) > 60 ? 300 : 200),
    14,
    pen,
  ),
  front:
    fill(shell(82, 90, 214, 'round'), pen.colour) +
    strands(
      spread(8, -62, 62)
        .map((x) => `M${Math.round(x * 0.2)} 92Q${Math.round(x * 0.8)} 100 ${x} ${Math.round(130 + Math.abs(x) * 0.5)}`)
        .join(''),
      pen.light,
      4,
    ),
})

const dreads: Style = (pen) => ({
  back: ropes(
    spread(14, -92, 92),
    (x) => 80 + Math.abs(x) * 0.5,
    (x) => 190 + Math.abs(x) * 0.5,
    15,
    pen,
  ),
  front:
    fill(shell(84, 86, 200, 'round'), pen.colour) +
    ropes(
      spread(9, -60, 60),
      () => 96,
      (x) => 134 + Math.abs(x) * 0.45,
      14,
      pen,
    ),
})

const locks: Style = (pen) => ({
  back: ropes(
    spread(17, -114, 114),
    (x) => 80 + Math.abs(x) * 0.6,
    (x) => (Math.abs(x) > 62 ? 322 : 220),
    15,
    pen,
  ),
  front:
    fill(shell(78, 94, 224, 'round'), pen.colour) +
    strands(
      spread(8, -70, 70)
        .map((x) => `M${Math.round(x * 0.15)} 86Q${Math.round(x * 0.7)} 92 ${x} ${Math.round(128 + Math.abs(x) * 0.7)}`)
        .join(''),
      pen.light,
      4,
    ),
})

/** Dreadlocks tied up on the crown. */
const tiedlocks: Style = (pen) => ({
  back: strands(
    spread(9, -44, 44)
      .map(
        (x) =>
          `M${Math.round(x * 0.5)} 100Q${Math.round(x * 1.2)} 52 ${Math.round(x * 1.9)} ${Math.round(74 + Math.abs(x) * 0.5)}`,
      )
      .join(''),
    pen.colour,
    13,
    1,
  ),
  front:
    fadedSides(pen) +
    fill('M-60 136C-64 100 -36 86 0 86C36 86 64 100 60 136C30 126 -30 126 -60 136Z', pen.colour) +
    strands(
      spread(7, -44, 44)
        .map((x) => `M${x} 130Q${Math.round(x * 0.9)} 108 ${Math.round(x * 0.5)} 92`)
        .join(''),
      pen.light,
      4,
    ),
})

/** Short twists standing up, sides faded. */
const twists: Style = (pen) => ({
  front:
    fadedSides(pen) +
    fill('M-66 140C-72 100 -42 84 0 84C42 84 72 100 66 140L55 134C20 131 -20 131 -55 134Z', pen.colour) +
    strands(
      spread(10, -58, 58)
        .map(
          (x) =>
            `M${x} ${Math.round(106 + Math.abs(x) * 0.25)}L${Math.round(x * 1.2)} ${Math.round(80 + Math.abs(x) * 0.4)}`,
        )
        .join(''),
      pen.colour,
      15,
      1,
    ) +
    strands(
      spread(9, -52, 52)
        .map((x) => `M${x} 128l${x > 0 ? 3 : -3} -12M${Math.round(x * 0.9)} 104l2 -10`)
        .join(''),
      pen.light,
      6,
      0.9,
    ),
})

const fallingtwists: Style = (pen) => ({
  front:
    fadedSides(pen) +
    fill('M-70 146C-80 96 -46 76 0 76C46 76 80 96 70 146L56 128H-56Z', pen.colour) +
    ropes(
      spread(10, -63, 63),
      () => 96,
      (x) => 138 + (Math.round(Math.abs(x)) % 3) * 7,
      13,
      pen,
    ),
})

export const BRAIDED_HAIR = {
  cornrows,
  cornrowtails,
  boxbraids,
  dreads,
  locks,
  tiedlocks,
  twists,
  fallingtwists,
} satisfies Record<string, Style>
