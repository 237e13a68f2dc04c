import { fadedSides, fill, shell, strands, type Style } from './pen.ts'

const bald: Style = () => ({ front: fill('M-34 124C-24 114 6 112 20 118C6 118 -18 122 -34 124Z', '#fff', 0.3) })

const shaved: Style = ({ colour }) => ({ front: fill(shell(105, 76, 196, 'round'), colour, 0.45) })

const stubbled: Style = ({ colour }) => ({ front: fill(shell(106, 76, 194, 'receding'), colour, 0.35) })

const buzz: Style = (pen) => ({ front: fill(shell(101, 77, 204, 'sharp'), pen.colour, 0.86) })

const buzzround: Style = (pen) => ({ front: fill(shell(100, 77, 204, 'round'), pen.colour, 0.92) })

const fade: Style = (pen) => ({
  front:
    fadedSides(pen) +
    fill('M-66 140C-72 104 -52 86 0 85C52 86 72 104 66 140L55 134C20 131 -20 131 -55 134Z', pen.colour) +
    strands('M-40 104Q0 90 40 104M-50 118Q0 102 50 118', pen.light, 2.5),
})

const short: Style = (pen) => ({
  front:
    fill(shell(86, 84, 206, 'round'), pen.colour) + strands('M-58 116Q-30 96 6 96M-30 122Q0 104 40 108', pen.light),
})

const neat: Style = (pen) => ({
  front:
    fill(shell(92, 80, 204, 'low'), pen.colour) + strands('M-46 116Q0 100 46 116M-54 130Q0 112 54 130', pen.light, 2.5),
})

const crop: Style = (pen) => ({
  front:
    fadedSides(pen, 'round') +
    fill(
      'M-72 158C-84 106 -56 80 0 79C56 80 84 106 72 158L62 146L50 152L36 143L22 150L8 142L-8 150L-22 142L-36 150L-50 143L-62 152Z',
      pen.colour,
    ) +
    strands('M-40 138L-34 108M-14 136L-10 100M14 136L16 100M40 138L40 110', pen.light, 2.5),
})

const sidepart: Style = (pen) => ({
  front:
    fill(
      'M-77 206C-92 130 -72 84 4 82C72 84 92 130 77 206L71 178C74 156 66 140 54 130C20 138 -18 132 -38 117C-56 128 -73 148 -71 178Z',
      pen.colour,
    ) + strands('M-40 114C-14 96 36 92 62 118M-34 118C0 116 40 110 66 134', pen.light),
})

const slick: Style = (pen) => ({
  front:
    fill(shell(90, 82, 206, 'high'), pen.colour) +
    strands(
      'M-46 124Q-44 104 -30 94M-24 118Q-22 102 -12 92M0 116V90M24 118Q22 102 12 92M46 124Q44 104 30 94',
      pen.dark,
      2.5,
    ),
})

const fringe: Style = (pen) => ({
  front:
    fill(
      'M-77 214C-98 120 -74 76 0 74C74 76 98 120 77 214L72 176L66 160L52 168L34 156L16 170L-2 156L-20 170L-36 156L-54 168L-66 160L-72 176Z',
      pen.colour,
    ) + strands('M-42 150Q-36 112 -16 92M-6 150Q0 110 16 90M32 150Q38 120 36 96', pen.light),
})

const caesar: Style = (pen) => ({
  front:
    fill(
      'M-76 206C-88 130 -68 88 0 86C68 88 88 130 76 206L71 174C70 160 66 152 60 149Q0 141 -60 149C-66 152 -70 160 -71 174Z',
      pen.colour,
    ) + strands('M-44 142V120M-22 140V114M0 139V112M22 140V114M44 142V120', pen.dark, 2.5),
})

/** Shaved but for a half moon above the forehead. */
const wedge: Style = (pen) => ({
  front:
    fill(shell(107, 75, 186, 'round'), pen.colour, 0.2) +
    fill('M-47 142C-50 116 -26 104 0 104C26 104 50 116 47 142Q0 126 -47 142Z', pen.colour),
})

const crew: Style = (pen) => ({
  front: fill(shell(98, 78, 204, 'peak'), pen.colour, 0.92) + strands('M-24 112Q0 102 24 112', pen.light, 2.5),
})

export const SHORT_HAIR = {
  bald,
  shaved,
  stubbled,
  buzz,
  buzzround,
  fade,
  short,
  neat,
  crop,
  sidepart,
  slick,
  fringe,
  caesar,
  wedge,
  crew,
} satisfies Record<string, Style>
