import type { Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { toShareCode, type SharedMark } from '#core/share-code.ts'
import { localePath } from '#i18n/locales.ts'
import { preference } from '#stores/preferences.ts'
import type { Ending, Palette, ShareText } from './play-end.ts'
import { paletteOf, type Shared } from './share.ts'

type Marks = Record<string, SharedMark>

/** Signs of the share texts; others, such as a hint's lamp, are no part of the grid. */
const MARKS: Marks = {
  ...{ '🟩': 'good', '🟦': 'good', '🎯': 'good', '🟨': 'fair', '🟧': 'fair', '🟪': 'fair' },
  ...{ '🟥': 'poor', '⬛': 'closed', '⬜': 'closed' },
}

/** Kits A to D of Back four, as squares or letters. */
const KITS: Marks = {
  ...{ '🟦': 'good', '🟨': 'fair', '🟪': 'poor', '⬜': 'closed' },
  ...{ A: 'good', B: 'fair', C: 'poor', D: 'closed' },
}
/** The last look of Pixels and Blur is red, but found. */
const LOOKS: Marks = { ...MARKS, '🟥': 'fair' }
/** A wrong answer of a duel is red or, in the other palette, orange. */
const DUEL: Marks = { ...MARKS, '🟧': 'poor' }
/** Clubs of a career open at the start, or never opened: no mark. */
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

/** Gives a daily's share text the address of its result: chats show its card, and it leads to the same puzzle. */
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
