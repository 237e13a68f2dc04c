import { both, type Barber, type Cut, pair } from './barber.ts'

/** Braided rows along the skull with skin between them. */
const rows = (h: Barber) =>
  h.inside(
    h.shape(both('0,-6 58,-2 92,22 104,58 102,104! 95,100! 92,78 85,56! 72,36 40,28 0,27')) +
      h.strands(
        pair(
          '10,27 8,10 4,-6|30,28 24,8 14,-6|50,31 42,10 26,-5|68,38 60,16 42,0|80,50 78,28 64,8|90,70 94,46 86,22|95,92 102,66 99,44',
        ),
        h.skin,
        3,
        0.85,
      ),
  ) + h.hooks('-40,18 -20,14 0,12 20,14 40,18 -56,24 56,24 -30,4 -10,0 10,0 30,4', 6, h.light, 2.2)

const cornrows: Cut = (h) => ({ front: rows(h) })

/** Rows that end in short braids at the neck. */
const cornrowtails: Cut = (h) => ({
  back: h.ropes(pair('84,70 112,110 112,160 108,186|74,90 96,130 98,170 92,196|60,100 80,150 82,190'), 13),
  front: rows(h),
})

/** Box braids from the parting to the shoulders. */
const boxbraids: Cut = (h) => ({
  back: h.ropes(pair('90,50 116,100 118,160 122,214|80,60 102,120 104,170 106,218|70,80 88,130 90,180 90,216'), 14),
  front:
    h.shape(both('0,-22 56,-18 98,10 110,56 108,100! 96,96! 94,66 82,44 50,30 6,24!')) +
    h.strands(
      pair('2,22 8,0 4,-14|22,25 32,4 22,-14|46,30 56,12 44,-8|68,38 80,24 70,4|86,54 98,44 92,22|95,78 106,72 104,48'),
      h.light,
      4,
      0.75,
    ) +
    h.ropes(pair('92,60 108,96 108,140 112,190'), 13),
})

/** Finger-long locks falling around the forehead. */
const dreads: Cut = (h) => ({
  back: h.ropes(pair('70,10 112,40 124,92 120,136|60,0 100,30 112,90 108,142|80,60 96,100 98,136'), 14),
  front:
    h.shape(both('0,-26 56,-20 96,8 106,50 103,84! 95,84! 90,60 70,36 0,28')) +
    h.ropes(
      pair('10,-22 22,-6 20,20 26,42|26,-20 44,-2 46,26 52,50|44,-16 66,6 72,34 76,62|60,-8 86,18 96,54 98,88') +
        '|0,-24 -4,-4 4,16 -2,36',
      13,
    ),
})

/** Locks down to the shoulders. */
const locks: Cut = (h) => ({
  back: h.ropes(pair('70,0 112,40 126,116 140,196|70,20 106,70 114,140 116,212|60,50 92,110 90,206'), 15),
  front:
    h.shape(both('0,-22 56,-18 92,4 104,40! 94,62 76,40 40,26 4,20!')) +
    h.ropes(pair('10,-22 60,-18 100,20 114,84 120,136|6,-8 48,-2 84,32 102,96|4,8 36,14 68,36 92,78'), 13),
})

export const BRAIDED_HAIR = { cornrows, cornrowtails, boxbraids, dreads, locks } satisfies Record<string, Cut>
