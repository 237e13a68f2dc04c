import { both, type Cut, pair } from './barber.ts'

/** Locks tied up on the crown. */
const tiedlocks: Cut = (h) => ({
  back: h.ropes(pair('10,-4 14,-44 34,-52|16,0 34,-40 62,-40|24,0 54,-30 84,-18') + '|0,-4 -6,-46 4,-62', 13),
  front:
    h.fadedSides(36) +
    h.shape(both('0,-16 44,-12 78,8 90,36! 78,42 60,36 30,30 0,28')) +
    h.ropes(pair('14,28 14,8 8,-8|38,31 34,8 20,-8|62,37 56,14 34,-6'), 9),
})

/** Short twists standing up over faded sides; dyed ones keep their roots. */
const twists: Cut = (h) => ({
  front:
    h.fadedSides(34) +
    h.shape(both('0,-14 50,-10 82,8 94,34 84,50! 74,37! 40,32 0,31'), h.under) +
    h.ropes(
      pair(
        '10,16 12,-8 8,-34|32,16 38,-8 36,-31|54,20 64,-2 66,-23|72,28 86,10 94,-6|22,30 24,14 24,0|46,32 52,16 52,4|68,38 78,24 80,12',
      ) + '|0,30 0,12 -2,-2',
      12,
    ),
})

/** Twists hanging over the forehead. */
const fallingtwists: Cut = (h) => ({
  front:
    h.fadedSides(38) +
    h.shape(both('0,-28 56,-22 92,6 98,34 88,52! 74,37 40,32 0,31')) +
    h.ropes(
      pair('12,-24 26,-4 24,26 28,50|30,-22 50,0 52,34 48,58|50,-16 74,10 76,40 72,62|66,-6 92,20 94,52 88,70') +
        '|-2,-26 2,0 -4,26 4,52',
      12,
    ),
})

export const TWISTED_HAIR = { tiedlocks, twists, fallingtwists } satisfies Record<string, Cut>
