import type { Messages } from '#i18n/messages/index.ts'

const KEYS = [
  'connecting',
  'notLoaded',
  'tryNow',
  'sitFailed',
  'linkBad',
  'quick',
  'quickSays',
  'create',
  'or',
  'codeLabel',
  'codeHint',
  'codeBad',
  'enter',
  'nameLabel',
  'nameHint',
  'anotherName',
  'nicknames',
  'shirt',
  'shirtNumber',
  'accountPlays',
] as const satisfies readonly (keyof Messages<'rooms'>)[]

/** Words of the entry; the others are loaded with a room. */
export type EntryWords = Pick<Messages<'rooms'>, (typeof KEYS)[number]>

export const entryWords = (rooms: Messages<'rooms'>): EntryWords =>
  Object.fromEntries(KEYS.map((key) => [key, rooms[key]])) as EntryWords
