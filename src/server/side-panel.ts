import { pictureAddress } from '#core/picture-address.ts'
import type { SidePanel } from '#contracts/side-panel.ts'
import type { GameId } from '#core/games.ts'
import { footballerById } from '#data/facts.ts'
import type { SidePanelRules } from '#games/run-rules.ts'
import { fill, number } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { messages, type Messages } from '#i18n/messages/index.ts'
import { PORTRAITS } from '#pictures/index.ts'
import { RUN_GAMES } from './runs/registry.ts'

/** Fits into two rows. */
const SHOWN = 8
const WIDTH = 128

type Words = Messages<'sidePanel'>

/** Content of the side panel file of a game and language. */
export function buildSidePanel(game: GameId, locale: Locale): SidePanel {
  const t = messages(locale, 'sidePanel')
  const { sidePanel } = RUN_GAMES[game]
  if (!sidePanel) return { yesterday: null, could: null, note: null }
  const { note } = sidePanel
  return {
    yesterday: yesterdayOf(sidePanel, t),
    could: couldOf(sidePanel, locale, t),
    note: note ? { title: t[note.title], says: t[note.text] } : null,
  }
}

function yesterdayOf({ isHe, names, median }: SidePanelRules, t: Words): SidePanel['yesterday'] {
  if (!names) return null
  const [title, earlier] = isHe ? [t.yesterday, t.earlier] : [t.yesterdayMany, t.earlierMany]
  return { title, earlier, solved: t.solved, median: median ? t[median] : null }
}

function couldOf({ pool, draws: own, isHe }: SidePanelRules, locale: Locale, t: Words): SidePanel['could'] {
  const draws = own ?? 'faces'
  const ids = [...new Set(pool?.())]
  const drawn = draws === 'crests' ? ids : wellKnown(ids)
  const others = ids.length - SHOWN
  if (drawn.length < SHOWN || others <= 0) return null
  const words = { faces: [t.who, t.whoSays], crests: [t.which, t.whichSays] } as const
  const [title, says] = isHe ? [t.him, t.himSays] : words[draws]
  const pictures = drawn.slice(0, SHOWN).map((id) => addressOf(id, draws))
  return { title, says: fill(says, { count: number(locale, others) }), draws, pictures }
}

const addressOf = (id: string, draws: 'faces' | 'crests'): string =>
  draws === 'crests' ? pictureAddress(`crest/${id}.svg`) : pictureAddress(`portrait/${id}.webp?w=${WIDTH}`)

/** Footballers with a drawn portrait, most famous first. */
const wellKnown = (ids: readonly string[]): string[] =>
  ids.filter((id) => PORTRAITS.has(id)).sort((one, other) => fameOf(other) - fameOf(one))

const fameOf = (id: string): number => footballerById(id)?.fame ?? 0
