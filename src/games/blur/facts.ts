import type { Names } from '#data/types.ts'

/** What the end tells of each crest: why it shows what it shows, one sentence a language. */
export type Facts = { riddles: readonly Names[] }
