import type { GameId } from '#core/games.ts'
import type { Messages } from '#i18n/messages/index.ts'

type Words = Messages<'keys'>
/** A sign as printed on the key, or the name of one that differs between languages. */
export type Key = '↑' | '↓' | '←' | '→' | 'S' | 'W' | 'A–D' | '1–4' | '?' | (keyof Words & `key-${string}`)
export type KeyLine = readonly [keys: readonly Key[], does: Exclude<keyof Words, `key-${string}` | 'title' | 'single'>]

const ARROWS = ['←', '→', '↑', '↓'] as const
const SEARCH: readonly KeyLine[] = [
  [['↑', '↓'], 'list'],
  [['key-enter'], 'take'],
  [['key-esc'], 'clear'],
]
const COMMON: readonly KeyLine[] = [
  [['key-tab'], 'controls'],
  [['?'], 'help'],
  [['key-esc'], 'leave'],
]

const OWN: Record<GameId | 'quiz', readonly KeyLine[]> = {
  wordle: [...SEARCH, [ARROWS, 'tiles']],
  tictactoe: [[ARROWS, 'cells'], [['key-enter'], 'cell'], ...SEARCH],
  pixels: SEARCH,
  statistics: [[['←', '→'], 'sides']],
  stadiums: [
    [['key-space'], 'lift'],
    [ARROWS, 'carry'],
  ],
  split: SEARCH,
  age: [
    [['↑', '↓'], 'year'],
    [['key-pageUp', 'key-pageDown'], 'years'],
    [['key-enter'], 'answer'],
  ],
  blur: SEARCH,
  'career-path': SEARCH,
  bingo: [
    [ARROWS, 'cells'],
    [['key-enter'], 'place'],
    [['S'], 'skip'],
    [['W'], 'wildcard'],
  ],
  higherlower: [
    [['↑'], 'higher'],
    [['↓'], 'lower'],
  ],
  'back-four': [
    [ARROWS, 'cells'],
    [['key-space'], 'pick'],
    [['key-enter'], 'check'],
    [['S'], 'shuffle'],
    [['key-esc'], 'drop'],
  ],
  quiz: [[['A–D', '1–4'], 'options']],
}

/** Keys of one letter, digit or sign, which players can turn off. */
export const isSingle = (key: Key): boolean => /^([?A-Z]|A–D|1–4)$/.test(key)

/** Keys of a game's page, its own first. */
export const keysOf = (game: GameId | 'quiz'): readonly KeyLine[] => [...OWN[game], ...COMMON]
