import type { Palette } from '#play/end/play-end.ts'

const SIGNS: Record<Palette, { right: string; wrong: string }> = {
  usual: { right: '🟩', wrong: '🟥' },
  contrast: { right: '🟦', wrong: '🟧' },
}
/** Longer runs are counted instead. */
const MOST_SQUARES = 10

/** A square for each answer in order; of a run without end the right ones first, counted from the eleventh on. */
export function squaresOf(hits: readonly boolean[], inOrder: boolean, palette: Palette): string {
  const { right, wrong } = SIGNS[palette]
  if (inOrder) return hits.map((hit) => (hit ? right : wrong)).join('')
  const count = hits.filter(Boolean).length
  const missed = wrong.repeat(hits.length - count)
  return (count > MOST_SQUARES ? `${right}×${count} ` : right.repeat(count)) + missed
}
