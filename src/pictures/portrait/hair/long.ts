import { fill, strands, type Style } from './pen.ts'

const curtain = (down: number, out: number): string =>
  `M-78 ${down}C${-out} ${down - 70} -96 76 0 74C96 76 ${out} ${down - 70} 78 ${down}`

const curtains: Style = (pen) => ({
  front:
    fill(
      'M-78 226C-100 130 -78 80 0 78C78 80 100 130 78 226L70 206C70 170 54 142 0 106C-54 142 -70 170 -70 206Z',
      pen.colour,
    ) + strands('M-4 96C-40 110 -70 146 -76 196M4 96C40 110 70 146 76 196', pen.light),
})

const mop: Style = (pen) => ({
  back: fill('M-62 190H62L66 262Q50 274 0 272Q-50 274 -66 262Z', pen.dark),
  front:
    fill(
      'M-75 236L-84 224L-88 204C-100 120 -70 76 0 74C70 76 100 120 88 204L84 224L75 236L70 206C74 182 70 166 60 156L44 162L34 148L18 160L4 146L-14 158L-28 144L-44 160L-60 154C-70 166 -74 182 -70 206Z',
      pen.colour,
    ) +
    strands(
      'M-28 142C-34 118 -20 94 0 86M10 144C26 124 24 100 12 88M-58 150C-60 124 -46 104 -30 96M50 154Q54 126 42 104',
      pen.light,
    ),
})

const waves: Style = (pen) => ({
  front:
    fill(
      'M-76 206C-98 150 -92 98 -58 88C-42 68 -10 70 4 77C32 64 72 80 82 112C94 142 86 178 76 206L71 178C74 156 66 140 48 130C30 143 8 134 -4 126C-20 141 -48 141 -58 134C-68 146 -73 160 -71 178Z',
      pen.colour,
    ) + strands('M-54 126C-62 104 -36 88 -10 100M0 118C-6 96 24 84 48 102M54 124Q74 124 78 150', pen.light, 3.5),
})

const wavy: Style = (pen) => ({
  back: fill(
    'M-92 262C-112 220 -96 190 -98 150C-96 96 -60 70 0 70C60 70 96 96 98 150C96 190 112 220 92 262Q50 276 0 276Q-50 276 -92 262Z',
    pen.dark,
  ),
  front:
    fill(
      'M-80 250C-106 226 -86 196 -94 160C-96 100 -60 72 0 72C60 72 96 100 94 160C86 196 106 226 80 250C66 226 82 200 70 176C68 150 40 128 -14 112C-46 130 -66 148 -70 176C-82 200 -66 226 -80 250Z',
      pen.colour,
    ) + strands('M-14 100C-50 112 -80 150 -80 196M0 96C44 108 76 140 82 190', pen.light),
})

const long: Style = (pen) => ({
  back: fill(curtain(330, 116) + 'Q0 340 -78 330Z', pen.dark),
  front:
    fill(
      'M-84 320C-112 200 -104 76 0 74C104 76 112 200 84 320C70 280 78 220 70 190C66 160 44 130 4 108C-46 130 -66 160 -70 190C-78 220 -70 280 -84 320Z',
      pen.colour,
    ) + strands('M0 94C-50 112 -88 160 -88 270M8 94C54 112 88 160 88 270', pen.light),
})

const longwavy: Style = (pen) => ({
  back: fill(
    'M-96 322C-124 260 -92 230 -108 180C-110 100 -62 68 0 68C62 68 110 100 108 180C92 230 124 260 96 322Q0 344 -96 322Z',
    pen.dark,
  ),
  front:
    fill(
      'M-90 312C-116 270 -84 232 -100 184C-104 104 -60 70 0 70C60 70 104 104 100 184C84 232 116 270 90 312C68 270 84 226 70 186C62 150 34 124 -2 110C-40 124 -64 150 -70 186C-84 226 -68 270 -90 312Z',
      pen.colour,
    ) + strands('M-2 92C-50 104 -88 150 -90 200Q-84 240 -96 286M6 92C52 104 88 150 90 200Q84 240 96 286', pen.light),
})

/** Long hair laid back behind the ears. */
const back: Style = (pen) => ({
  back: fill('M-84 300C-108 200 -96 84 0 82C96 84 108 200 84 300Q0 316 -84 300Z', pen.dark),
  front:
    fill('M-76 200C-92 124 -66 84 0 82C66 84 92 124 76 200C70 156 50 124 0 118C-50 124 -70 156 -76 200Z', pen.colour) +
    strands('M-44 124Q-44 102 -26 92M-16 118Q-16 100 -8 90M16 118Q16 100 8 90M44 124Q44 102 26 92', pen.dark, 2.5),
})

const ponytail: Style = (pen) => ({
  back:
    fill('M24 190C92 180 116 236 98 300C92 326 66 328 64 300C74 264 66 244 30 238Z', pen.colour) +
    strands('M76 214C100 240 96 276 84 306', pen.light),
  front:
    fill('M-76 202C-92 124 -66 86 0 84C66 86 92 124 76 202C72 156 50 122 0 116C-50 122 -72 156 -76 202Z', pen.colour) +
    strands('M-46 128Q-36 98 10 92M-16 118Q0 96 40 98M20 118Q34 102 62 112', pen.dark, 2.5),
})

const bun: Style = (pen) => ({
  back:
    `<ellipse cx="0" cy="76" rx="33" ry="27" fill="${pen.colour}"/>` +
    strands('M-18 70Q0 56 20 70M-14 82Q0 70 16 82', pen.light, 2.5),
  front:
    fill('M-76 200C-90 124 -62 88 0 86C62 88 90 124 76 200C72 156 50 124 0 118C-50 124 -72 156 -76 200Z', pen.colour) +
    strands('M-52 136Q-40 104 -8 92M-22 120Q-14 102 -4 92M22 120Q14 102 4 92M52 136Q40 104 8 92', pen.dark, 2.5),
})

const topknot: Style = (pen) => ({
  back: `<ellipse cx="0" cy="74" rx="27" ry="24" fill="${pen.colour}"/>`,
  front:
    fill('M-74 202C-84 150 -74 108 -52 106H52C74 108 84 150 74 202L70 166L56 136H-56L-70 166Z', pen.fade) +
    fill('M-58 136C-60 104 -36 86 0 86C36 86 60 104 58 136C30 124 -30 124 -58 136Z', pen.colour) +
    strands('M-36 124Q-24 102 -6 92M0 122V92M36 124Q24 102 6 92', pen.dark, 2.5),
})

const mullet: Style = (pen) => ({
  back: fill('M-96 296C-118 220 -98 78 0 76C98 78 118 220 96 296C70 312 -70 312 -96 296Z', pen.dark),
  front:
    fill(
      'M-78 232C-100 130 -74 78 0 76C74 78 100 130 78 232L71 184C72 156 54 136 18 128C-8 140 -44 134 -60 142C-70 156 -72 166 -71 184Z',
      pen.colour,
    ) +
    strands(
      'M-50 128C-40 104 -10 92 16 92M-8 130C10 106 34 100 54 112M-80 200Q-84 160 -72 130M80 200Q84 160 72 130',
      pen.light,
    ),
})

const bob: Style = (pen) => ({
  back: fill('M-84 262L-72 280L-56 270H56L72 280L84 262L80 120H-80Z', pen.dark),
  front:
    fill(
      'M-76 258L-92 268L-89 250L-102 246C-94 206 -104 82 0 76C104 82 94 206 102 246L89 250L92 268L76 258L70 200C72 168 62 128 4 106C-60 126 -72 168 -70 200Z',
      pen.colour,
    ) + strands('M4 94C-48 106 -82 140 -86 220M12 94C54 106 82 140 86 220', pen.light),
})

const shag: Style = (pen) => ({
  back: fill(
    'M-92 284L-104 262L-100 236L-112 214C-108 110 -70 70 0 70C70 70 108 110 112 214L100 236L104 262L92 284L70 276H-70Z',
    pen.dark,
  ),
  front:
    fill(
      'M-80 246L-94 222L-88 196C-100 110 -66 72 0 70C66 72 100 110 88 196L94 222L80 246L72 206L66 166L46 150L34 160L14 144L-4 158L-24 142L-42 156L-62 160L-72 206Z',
      pen.colour,
    ) + strands('M-30 136C-30 110 -14 92 6 86M10 138C20 112 34 104 44 104M-62 150C-62 126 -54 112 -42 102', pen.light),
})

export const LONG_HAIR = {
  curtains,
  mop,
  waves,
  wavy,
  long,
  longwavy,
  back,
  ponytail,
  bun,
  topknot,
  mullet,
  bob,
  shag,
} satisfies Record<string, Style>
