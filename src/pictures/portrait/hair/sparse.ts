import { fill, shell, strands, type Style } from './pen.ts'

const receding: Style = (pen) => ({
  front: fill(shell(90, 82, 206, 'receding'), pen.colour) + strands('M-20 122Q0 104 24 106', pen.light, 2.5),
})

const thin: Style = (pen) => ({
  front:
    fill(shell(98, 80, 206, 'high'), pen.colour, 0.75) +
    fill('M-14 118Q0 110 14 118L10 132Q0 126 -10 132Z', pen.colour, 0.7),
})

/** Bald on top, hair around the ears. */
const monk: Style = (pen) => ({
  front:
    fill(
      'M-76 208C-90 168 -84 136 -66 124C-72 146 -70 172 -71 206ZM76 208C90 168 84 136 66 124C72 146 70 172 71 206Z',
      pen.colour,
    ) + fill('M-30 122C-20 114 6 112 20 118C6 118 -14 120 -30 122Z', '#fff', 0.3),
})

/** A few long strands laid over a bald head. */
const combover: Style = (pen) => ({
  front:
    fill(
      'M-76 210C-94 164 -86 128 -62 112C-72 140 -70 172 -71 206ZM76 210C94 164 86 128 62 112C72 140 70 172 71 206Z',
      pen.colour,
    ) +
    strands('M-64 124C-40 98 20 94 64 124M-66 132C-40 108 20 102 64 130M-62 118C-30 92 30 90 62 116', pen.colour, 5),
})

export const SPARSE_HAIR = { receding, thin, monk, combover } satisfies Record<string, Style>
