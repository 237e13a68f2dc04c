import { arc, curls, fadedSides, fill, shell, spread, type Style } from './pen.ts'

const curlytop: Style = (pen) => ({
  front:
    fadedSides(pen) +
    fill('M-64 140C-70 96 -40 84 0 84C40 84 70 96 64 140Q0 122 -64 140Z', pen.colour) +
    curls(
      [
        ...arc(9, 0.54, 0.96, { rx: 58, ry: 44, y: 128, r: 17 }),
        ...spread(6, -46, 46).map((x) => [x, 122, 14] as const),
      ],
      pen,
    ),
})

const curlyfringe: Style = (pen) => ({
  front:
    fadedSides(pen) +
    fill('M-70 150C-76 92 -44 74 0 74C44 74 76 92 70 150Q0 128 -70 150Z', pen.colour) +
    curls(
      [
        ...arc(10, 0.53, 0.97, { rx: 64, ry: 56, y: 132, r: 18 }),
        ...spread(7, -56, 56).map((x) => [x, 140 - (Math.abs(x) > 40 ? 0 : 4), 14] as const),
      ],
      pen,
    ),
})

const curlyall: Style = (pen) => ({
  back: curls(arc(14, 0.46, 1.04, { rx: 90, ry: 76, y: 168, r: 22 }), pen),
  front:
    fill(shell(92, 80, 196, 'round'), pen.colour) +
    curls(
      [...arc(12, 0.5, 1, { rx: 74, ry: 60, y: 160, r: 17 }), ...spread(6, -48, 48).map((x) => [x, 124, 15] as const)],
      pen,
    ),
})

const afroOf =
  (rx: number, ry: number, y: number, r: number): Style =>
  (pen) => ({
    back:
      `<ellipse cx="0" cy="${y}" rx="${rx}" ry="${ry}" fill="${pen.colour}"/>` +
      curls(arc(26, 0.43, 1.07, { rx: rx - r / 2, ry: ry - r / 2, y, r }), { ...pen, light: pen.colour }),
    front: fill(
      'M-75 186C-82 130 -54 110 0 109C54 110 82 130 75 186L72 176C70 152 58 138 0 133C-58 138 -70 152 -72 176Z',
      pen.colour,
    ),
  })

const shortafro: Style = (pen) => ({
  front:
    fill(shell(86, 84, 200, 'sharp'), pen.colour) +
    curls(arc(13, 0.5, 1, { rx: 77, ry: 62, y: 158, r: 13 }), { ...pen, light: pen.colour }),
})

const mane: Style = (pen) => ({
  back:
    `<ellipse cx="0" cy="188" rx="118" ry="112" fill="${pen.colour}"/>` +
    curls(
      [
        ...arc(30, 0.28, 1.22, { rx: 124, ry: 112, y: 190, r: 27 }),
        ...arc(18, 0.4, 1.1, { rx: 96, ry: 92, y: 176, r: 24 }),
      ],
      pen,
    ),
  front: curls(
    [...arc(11, 0.5, 1, { rx: 80, ry: 58, y: 160, r: 17 }), ...spread(6, -44, 44).map((x) => [x, 124, 15] as const)],
    pen,
  ),
})

/** Curls down to the shoulders, forehead free. */
const locksCurly: Style = (pen) => ({
  back:
    fill('M-100 300C-120 190 -100 84 0 82C100 84 120 190 100 300Z', pen.dark) +
    curls(
      [
        ...arc(16, 0.45, 1.05, { rx: 98, ry: 88, y: 180, r: 24 }),
        ...spread(6, 200, 300).flatMap((y) => [[-100, y, 23] as const, [100, y, 23] as const]),
      ],
      pen,
    ),
  front: fill(shell(92, 80, 200, 'round'), pen.colour) + curls(arc(12, 0.5, 1, { rx: 76, ry: 60, y: 162, r: 17 }), pen),
})

export const CURLY_HAIR = {
  curlytop,
  curlyfringe,
  curlyall,
  shortafro,
  afro: afroOf(98, 92, 156, 24),
  bigafro: afroOf(128, 116, 160, 32),
  mane,
  longcurls: locksCurly,
} satisfies Record<string, Style>
