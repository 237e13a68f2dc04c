import { both, type Barber, type Cut, pair } from './barber.ts'

/** Combed tight to the back of the head. */
const combed = (h: Barber) =>
  h.shape(both('0,-11 52,-6 90,20 104,56 102,92! 95,88! 90,66 78,42 50,22 0,15')) +
  h.strands(
    '-84,60 -70,28 -26,0|-66,36 -44,12 -8,-5|-34,22 -18,6 4,-6|0,17 4,4 12,-7|34,22 26,6 18,-6|66,36 46,12 26,-4|84,60 72,30 38,0',
    h.dark,
    2.5,
    0.75,
  ) +
  h.strands('-76,38 -52,10 -14,-6|50,26 36,8 22,-4', h.light, 3, 0.8)

/** Long hair laid back behind the ears. */
const back: Cut = (h) => ({
  back:
    h.shape(both('0,-14 66,-8 104,30 114,86 112,140 122,176! 104,180 96,206! 72,196 0,200'), h.dark) +
    h.strands(pair('104,80 104,130 108,166|94,110 94,150 92,182'), h.light, 3, 0.6),
  front: combed(h),
})

const ponytail: Cut = (h) => ({
  back:
    h.shape('60,10! 104,36 130,84 126,140 136,186 110,206! 114,174 94,150 84,110!') +
    h.strands('96,50 114,92 110,142 120,182|88,70 102,112 100,146', h.dark, 3),
  front: combed(h),
})

const bun: Cut = (h) => ({
  back:
    h.shape('-6,-16 -12,-44 14,-59 44,-49 48,-22 30,-6') +
    h.strands('4,-26 12,-40 30,-44|16,-20 30,-28 38,-36', h.dark, 3),
  front: combed(h),
})

/** Faded sides, the top tied up. */
const topknot: Cut = (h) => ({
  back:
    h.shape('-28,-10 -34,-36 -14,-54 16,-54 34,-36 28,-10') +
    h.strands('-14,-20 0,-44 18,-42|4,-18 16,-28 26,-32', h.dark, 3),
  front:
    h.fadedSides(36) +
    h.shape(both('0,-14 44,-10 76,8 88,34! 76,42 60,36 30,29 0,27')) +
    h.strands(
      '-60,30 -40,6 -8,-8|-28,26 -16,6 0,-8|2,25 4,6 6,-8|32,26 22,6 10,-8|62,30 44,8 16,-6',
      h.dark,
      2.6,
      0.75,
    ),
})

export const TIED_HAIR = { back, ponytail, bun, topknot } satisfies Record<string, Cut>
