import { fadedSides, fill, shell, strands, type Style } from './pen.ts'

const flattop: Style = (pen) => ({
  front:
    fadedSides(pen) +
    fill('M-68 150L-70 84Q-68 76 -56 75H56Q68 76 70 84L68 150L55 134C20 131 -20 131 -55 134Z', pen.colour),
})

const spiky: Style = (pen) => ({
  front:
    fill(
      'M-76 204C-82 160 -84 130 -72 108L-62 112L-56 86L-42 98L-30 70L-14 90L2 62L16 88L34 68L42 96L58 84L62 110L74 106C84 130 82 160 76 204L71 178C73 152 58 138 0 136C-58 138 -73 152 -71 178Z',
      pen.colour,
    ) + strands('M-34 120L-28 92M0 118L2 84M34 120L34 90', pen.light),
})

const quiff: Style = (pen) => ({
  front:
    fill(shell(100, 80, 204, 'round'), pen.dark) +
    fill(
      'M-72 150C-84 106 -60 90 -36 84C-16 60 44 56 66 80C80 96 78 124 70 150C66 136 52 128 36 128C8 130 -30 138 -60 134Z',
      pen.colour,
    ) +
    strands('M-40 122C-24 92 20 76 56 90M-20 126C0 104 30 94 62 108', pen.light, 3.5),
})

const pompadour: Style = (pen) => ({
  front:
    fadedSides(pen) +
    fill('M-68 146C-78 96 -52 60 0 58C52 60 78 96 68 146L54 134C20 128 -20 128 -54 134Z', pen.colour) +
    strands('M-44 126Q-40 84 -10 70M-16 124Q-10 84 18 70M14 124Q24 90 46 82M40 128Q50 104 58 96', pen.light, 3.5),
})

const sidefade: Style = (pen) => ({
  front:
    fadedSides(pen) +
    fill(
      'M-58 138C-66 108 -50 78 10 74C62 74 84 104 70 150C60 138 40 134 10 134C-20 134 -40 130 -58 138Z',
      pen.colour,
    ) +
    strands('M-44 122C-20 92 30 84 66 108M-34 130C0 110 40 106 68 126', pen.light, 3.5),
})

const fauxhawk: Style = (pen) => ({
  front:
    fill(shell(102, 77, 202, 'round'), pen.under, 0.6) +
    fill(
      'M-40 134C-52 100 -24 84 -16 70L-6 82L4 58L14 80L26 70C34 86 52 102 40 134C14 126 -14 126 -40 134Z',
      pen.colour,
    ) +
    strands('M-16 122Q-14 96 -8 86M2 120V74M18 122Q18 96 18 84', pen.light),
})

const mohawk: Style = (pen) => ({
  front:
    fill(shell(104, 76, 200, 'sharp'), pen.under, 0.5) +
    fill('M-27 138C-38 84 -22 58 0 55C22 58 38 84 27 138C10 128 -10 128 -27 138Z', pen.colour) +
    strands('M-14 124Q-18 90 -8 70M0 122V64M14 124Q18 90 8 70', pen.light),
})

export const RAISED_HAIR = { flattop, spiky, quiff, pompadour, sidefade, fauxhawk, mohawk } satisfies Record<
  string,
  Style
>
