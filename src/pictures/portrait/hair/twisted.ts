import { fadedSides, fill, spread, strands, type Style } from './pen.ts'
import { ropes } from './ropes.ts'

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

export const TWISTED_HAIR = { tiedlocks, twists, fallingtwists } satisfies Record<string, Style>
