import type { Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { toShareCode, type SharedMark } from '#core/share-code.ts'
import { localePath } from '#i18n/locales.ts'
import { preference } from '#stores/preferences.ts'
import type { Ending, Palette, ShareText } from './play-end.ts'
import { paletteOf, type Shared } from './share.ts'

type Marks = Record<string, SharedMark>

/** Marks by symbol of the share texts; other symbols, such as that of a hint, are not part of the grid. */
const MARKS: Marks = {
  ...{ '🟩': 'good', '🟦': 'good', '🎯': 'good', '🟨': 'fair', '🟧': 'fair', '🟪': 'fair' },
  ...{ '🟥': 'poor', '⬛': 'closed', '⬜': 'closed' },
}

/** Marks by kit of Back four, as squares or letters. */
const KITS: Marks = {
  ...{ '🟦': 'good', '🟨': 'fair', '🟪': 'poor', '⬜': 'closed' },
  ...{ A: 'good', B: 'fair', C: 'poor', D: 'closed' },
}
/** In Pixels and Blur a red square is the last look, which still found the answer. */
const LOOKS: Marks = { ...MARKS, '🟥': 'fair' }
/** In a duel a wrong answer is red or, in the contrast palette, orange. */
const DUEL: Marks = { ...MARKS, '🟧': 'poor' }
/** Marks of Career path: rows open at the start or never opened have no mark of their own. */
const CAREER: Record<Palette, Marks> = {
  usual: { '🟦': 'closed', '⬜': 'closed', '⬛': 'poor', '🟨': 'fair', '🟩': 'good' },
  contrast: { '🟪': 'closed', '⬜': 'closed', '⬛': 'poor', '🟧': 'fair', '🟦': 'good' },
}

function marksOf(game: GameId, palette: Palette): Marks {
  if (game === 'back-four') return KITS
  if (game === 'career-path') return CAREER[palette]
  if (game === 'pixels' || game === 'blur') return LOOKS
  return game === 'statistics' || game === 'higherlower' ? DUEL : MARKS
}

type Result = { game: { id: GameId }; own: Ending; worth: number }

/**
 * Replaces the address of a daily's share text by that of its result, whose card chats show and which leads to the same
 * puzzle.
 */
export function linked(shared: Shared & { day?: Day }, { rows }: ShareText, { game, own, worth }: Result): Shared {
  const { day, locale } = shared
  if (!day) return shared
  const palette = paletteOf(preference('palette'))
  const marks = marksOf(game.id, palette)
  const code = toShareCode({
    ...{ kind: 'game', day, game: game.id, won: own.result === 'won', points: worth },
    contrast: palette === 'contrast',
    rows: rows.map((row) => [...row].flatMap((sign) => marks[sign] ?? [])),
  })
  return { ...shared, address: new URL(localePath(locale, `/s/${code}`), location.origin).href }
}
