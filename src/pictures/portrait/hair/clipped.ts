import { both, type Cut } from './barber.ts'

const SHINE = '-46,20! -30,7 -10,3! -26,11'

const bald: Cut = (h) => ({ front: h.gloss(SHINE) })

const shaved: Cut = (h) => ({
  front:
    h.inside(h.shape(both('0,-6 60,0 94,26 104,66 103,100! 96,96 91,66 78,42 40,22 0,18'), h.colour, 0.55)) +
    h.gloss('-44,8! -26,-2 -8,-4! -24,3'),
})

/** Shaved, receding at the temples. */
const stubbled: Cut = (h) => ({
  front:
    h.inside(h.shape(both('0,-6 60,0 94,26 104,66 102,98! 95,94 91,66 84,46! 70,24 50,8! 30,21 0,25'), h.colour, 0.5)) +
    h.gloss(SHINE),
})

/** Very short, ruler-cut. */
const buzz: Cut = (h) => ({
  front: h.inside(
    h.fade(both('0,-5 60,2 94,26 106,62 105,108! 95,106! 92,76! 84,58! 76,34 44,22 0,18')) +
      h.shape(both('0,-6 56,-2 90,20 104,52! 88,52 76,33 44,20 0,16'), h.colour, 0.8),
  ),
})

/** Very short with a round, soft front. */
const buzzround: Cut = (h) => ({
  front: h.inside(
    h.shape(both('0,-6 56,-2 90,18 105,56 104,110! 95,106! 92,80 84,56 64,38 34,31 0,29'), h.colour, 0.88) +
      h.strands('-40,8 -20,0 4,-2|-60,22 -44,10 -24,4|24,6 44,10 60,20', h.light, 2.4, 0.5),
  ),
})

/** Shaved sides, a finger's breadth on top. */
const fade: Cut = (h) => ({
  front:
    h.fadedSides(30) +
    h.shape('-84,50! -93,22 -68,-8 -22,-17 22,-17 68,-8 93,22 84,50! 76,37 60,32! 30,29 0,28 -30,29 -60,32! -76,37') +
    h.strands('-52,18 -26,4 0,0 26,4 52,18|-34,6 -12,-6 12,-7', h.light, 2.6, 0.7),
})

/** Shaved but for a half moon above the forehead. */
const wedge: Cut = (h) => ({
  front:
    h.inside(h.shape(both('0,-6 60,0 94,26 104,66 103,96! 96,92 91,66 78,42 40,22 0,18'), h.colour, 0.16)) +
    h.shape('-52,54! -57,36 -38,17 0,10 38,17 57,36 52,54! 27,41 0,37 -27,41') +
    h.hooks('-34,36 -12,30 10,30 34,36 -20,22 4,21 26,24', 8, h.light, 2.2),
})

export const CLIPPED_HAIR = {
  bald,
  shaved,
  stubbled,
  buzz,
  buzzround,
  fade,
  wedge,
} satisfies Record<string, Cut>
