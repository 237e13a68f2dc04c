import { both, type Barber, type Cut } from './barber.ts'

/** Clipped sides of a crest. */
const clipped = (h: Barber, ink: string, opacity: number) =>
  h.inside(h.shape(both('0,-4 60,0 94,26 108,64 106,110! 94,106! 90,76 84,56! 72,36 40,31 0,31'), ink, opacity))

const fauxhawk: Cut = (h) => ({
  front:
    clipped(h, h.under, 0.7) +
    h.shape(
      '-60,36! -70,8 -66,-16! -50,-12 -42,-38! -26,-26 -12,-52! 4,-32 20,-53! 32,-28 46,-39! 52,-14 66,-18! 70,8 60,36! 30,28 0,31 -30,28',
    ) +
    h.strands('-42,26 -42,2 -38,-18|-12,26 -12,-6 -10,-34|16,26 18,-6 18,-34|42,26 46,4 46,-18', h.light, 3),
})

const mohawk: Cut = (h) => ({
  front:
    clipped(h, h.under, 0.5) +
    h.shape(
      '-30,40! -42,8 -40,-26 -32,-47! -22,-42 -12,-66! 0,-52 13,-67! 22,-44 33,-49! 42,-22 42,8 30,40! 12,33 -12,33',
    ) +
    h.strands('-18,28 -22,-4 -18,-36|2,28 2,-10 2,-46|20,28 24,-4 20,-36', h.dark, 2.8, 0.6),
})

/** A bleached crest over shaved sides. */
const crest: Cut = (h) => ({
  front:
    clipped(h, h.under, 0.75) +
    h.shape(
      '-50,32! -60,0 -54,-20 -46,-40! -34,-28 -22,-56! -12,-40 4,-66! 10,-44 26,-58! 30,-36 48,-40! 54,-16 58,4 50,32! 24,25 0,34 -24,25',
    ) +
    h.strands('-30,22 -34,0 -26,-26|-8,24 -8,-6 2,-40|14,22 18,-4 22,-34|34,22 40,0 40,-20', h.under, 3.4, 0.6),
})

/** Short and dark, with a dyed streak above the forehead. */
const streaked: Cut = (h) => ({
  front:
    h.fadedSides(30) +
    h.shape('-84,50! -92,22 -66,-6 -22,-15 22,-15 66,-6 92,22 84,50! 76,37 60,32 30,29 0,28 -30,29 -60,32 -76,37') +
    h.shape('-42,33! -52,14 -46,-6 -26,-15 0,-15! 8,-6 -2,2! 0,12 -10,18! -8,26 -14,30!', h.under) +
    h.hooks('-62,22 -40,18 46,18 66,22 -50,4 -28,0 40,0 56,6 -20,-8', 8, h.light, 2.2),
})

export const CRESTS = {
  streaked,
  fauxhawk,
  mohawk,
  crest,
} satisfies Record<string, Cut>
