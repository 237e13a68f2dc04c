import type { DailyNote, NotedCell } from '#core/daily-state.ts'
import type { RunAnswer } from '#contracts/runs.ts'
import type { Locale } from '#i18n/locales.ts'
import type { FootballWords } from '#play/game.ts'
import type { Pack } from '#search/pack.ts'
import { noteDaily } from '#stores/dailies.ts'
import type { View } from './engine/index.ts'
import { MAX_GUESSES } from './engine/limits.ts'
import { knowledgeOf } from './known.ts'

type Words = { locale: Locale; football: FootballWords; pack: Pack | null }

/** Tells the pages outside the game how the run of the day stands; nothing before its first action. */
export function noteToday(answer: RunAnswer<View>, words: Words): void {
  if (answer.mode === 'today' && answer.n > 0) noteDaily('wordle', noteOf(answer, words))
}

/** The guess that comes next, what the board tells, and the face where it was bought. */
export function noteOf({ date, view, pictures, end }: RunAnswer<View>, words: Words): DailyNote {
  const face = view.hints.length > 0 ? pictures?.[0]?.[0] : undefined
  return {
    date,
    at: Math.min(view.guesses + 1, MAX_GUESSES),
    of: MAX_GUESSES,
    lang: words.locale,
    cells: cellsOf(view, words),
    ...(face && { face }),
    ...(end && { done: { won: end.result.won, score: end.result.score, points: end.result.points } }),
  }
}

function cellsOf(view: View, { football, pack }: Words): NotedCell[] {
  const { club, nation, league, role, age } = knowledgeOf(view)
  const nearClub = club.is === null ? club.near.at(-1) : undefined
  const nearNation = nation.is === null ? nation.near.at(-1) : undefined
  return [
    clubCell(club.is ?? nearClub, nearClub !== undefined, pack),
    flagCell(nation.is ?? nearNation, nearNation !== undefined, pack),
    league.is === null ? {} : { text: football[`abbr-${league.is}`] },
    role.is === null ? {} : { text: football[`short-${role.is}`] },
    ageCell(age),
  ]
}

function clubCell(id: string | undefined, near: boolean, pack: Pack | null): NotedCell {
  const club = id === undefined ? undefined : pack?.clubs.get(id)
  if (!club) return {}
  return { ...(club.crest ? { picture: club.crest } : { text: club.code ?? club.shortName }), ...(near && { near }) }
}

function flagCell(code: string | undefined, near: boolean, pack: Pack | null): NotedCell {
  const country = code === undefined ? undefined : pack?.countries.get(code)
  return country ? { picture: `/flags/${country.flag}.svg`, ...(near && { near }) } : {}
}

function ageCell({ from, to }: { from: number | null; to: number | null }): NotedCell {
  if (from === null && to === null) return {}
  if (from !== null && from === to) return { text: `${from}` }
  return { text: from === null ? `≤${to}` : to === null ? `${from}+` : `${from}–${to}`, near: true }
}
