import { fill, strands, type Style } from './pen.ts'

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

export const TIED_HAIR = { back, ponytail, bun, topknot } satisfies Record<string, Style>
