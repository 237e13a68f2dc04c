import { fill, shell, spread, strands, type Style } from './pen.ts'
import { ropes } from './ropes.ts'

const cornrows: Style = (pen) => ({
  front:
    fill(shell(98, 77, 202, 'sharp'), pen.colour) +
    strands(
      spread(7, -45, 45)
        .map((x) => `M${x} 134Q${x} 120 ${Math.round(x * 0.7)} ${Math.round(108 + Math.abs(x) * 0.12)}`)
        .join(''),
      pen.skin,
      3,
    ) +
    strands('M-69 178Q-72 150 -61 128M69 178Q72 150 61 128', pen.skin, 2.5),
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

export const BRAIDED_HAIR = { cornrows, cornrowtails, boxbraids, dreads, locks } satisfies Record<string, Style>
