import { both, type Barber, type Cut, pair } from './barber.ts'

/** Remaining hair around the ears. */
const sides = (h: Barber) =>
  h.shape('-80,27! -98,40 -107,78 -102,120! -94,112 -92,88 -87,64 -76,46!') +
  h.shape('80,27! 98,40 107,78 102,120! 94,112 92,88 87,64 76,46!') +
  h.strands(pair('92,50 98,72 97,96'), h.light, 2.4)

const SHINE = '-54,20! -38,6 -16,3! -34,12'

/** High corners with hair in the middle. */
const receding: Cut = (h) => ({
  front:
    h.shape(both('0,-17 52,-12 90,14 105,50 102,84 92,106! 91,78 86,56! 80,36 60,8! 50,22 34,27! 18,35 0,31')) +
    h.strands('-34,22 -26,4 -6,-8|2,26 8,6 26,-6|-84,44 -86,28 -74,10', h.light, 2.8) +
    h.strands('24,24 32,6 46,2|-14,26 -8,8 8,-4', h.dark, 2.4, 0.6),
})

/** An island of thin hair above a high forehead. */
const island: Cut = (h) => ({
  front:
    h.shape(
      both(
        '0,-14 48,-12 86,8 103,44 104,84 100,114! 93,108! 90,86 80,66! 83,50 76,36! 66,18 48,11! 42,23 28,31 16,26! 8,34 0,31',
      ),
      h.colour,
      0.92,
    ) +
    h.strands('-34,24 -28,8 -14,-4|-10,29 -6,10 2,-5|12,28 16,8 20,-4|34,22 34,6 32,-4', h.skin, 2.4, 0.5) +
    h.strands('-88,30 -94,52 -94,76|88,30 94,52 94,76|60,6 40,-6 14,-9|-60,6 -40,-6 -14,-9', h.light, 2.4),
})

/** Very thin, brushed back over a high forehead. */
const thin: Cut = (h) => ({
  front:
    sides(h) +
    h.shape(both('0,-12 50,-9 88,12 98,40! 84,38 70,20 50,8! 30,15 0,12'), h.colour, 0.55) +
    h.strands(
      '-60,18 -44,2 -18,-8|-30,16 -22,0 -4,-10|0,14 4,0 12,-10|28,16 28,2 26,-8|58,18 50,4 38,-6',
      h.colour,
      3.4,
      0.9,
    ),
})

/** Bald on top, dark at the sides, a faint shade in front. */
const monk: Cut = (h) => ({
  front: sides(h) + h.inside(h.shape('-28,20! -14,4 10,2 28,18! 12,25 -12,27!', h.colour, 0.22)) + h.gloss(SHINE),
})

/** Bald on top with thick hair around the ears. */
const tonsure: Cut = (h) => ({
  back: h.curls(both('0,60 70,40 108,44 118,84 112,130 84,140 0,140'), 16, h.dark),
  front:
    h.shape('-82,24! -106,34 -116,74 -110,124! -96,120 -92,92 -88,66 -78,46!') +
    h.shape('82,24! 106,34 116,74 110,124! 96,120 92,92 88,66 78,46!') +
    h.strands(pair('98,46 106,72 103,104'), h.light, 2.6) +
    h.gloss(SHINE),
})

/** Long strands laid over a bald head. */
const combover: Cut = (h) => ({
  front:
    sides(h) +
    h.strands(
      '-84,40 -56,4 0,-8 56,4 82,34|-80,48 -46,14 4,4 54,14 78,40|-84,32 -50,-6 6,-14 60,-2',
      h.colour,
      5,
      0.95,
    ) +
    h.strands('-70,36 -40,10 10,0 60,12', h.light, 2.4),
})

export const SPARSE_HAIR = { receding, island, thin, monk, tonsure, combover } satisfies Record<string, Cut>
