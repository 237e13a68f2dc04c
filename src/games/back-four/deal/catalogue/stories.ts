import { group, NO, UNKNOWN, YES, type Group } from './group.ts'
import { STORIES } from './story-lists.ts'

/** A board has at most two groups of a family other than names. */
const HONOURS: ReadonlySet<string> = new Set(['goals', 'missed', 'award', 'captain', 'topScorer'])

/** Groups by closed lists. */
export const stories = (): Group[] =>
  STORIES.map(({ key, kind, base, sentence, loose = [], men, doubt = [] }) => {
    const doubted = new Set(doubt)
    return group(
      `story:${key}`,
      { kind, family: HONOURS.has(kind) ? 'honour' : 'person', base, loose },
      sentence,
      ({ id }) => (id in men ? YES : doubted.has(id) ? UNKNOWN : NO),
    )
  })
