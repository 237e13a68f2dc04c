import type { Spell } from '#data/types.ts'

/** Counts the footballers who match the first row, the first two rows, up to the whole career. */
export const leftAfter = (
  career: readonly Pick<Spell, 'club'>[],
  wasAt: (clubs: readonly string[]) => readonly unknown[],
): number[] => career.map((_, at) => wasAt([...new Set(career.slice(0, at + 1).map(({ club }) => club))]).length)
