import { questionOf, type Asked } from './engine/index.ts'

/** What the rules need of a footballer of the facts or of the pack. */
export const askedOf = (someone: Asked): Asked => ({ ...questionOf(someone), born: someone.born })
