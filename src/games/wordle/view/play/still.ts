import type { DailyNote, NotedCell } from '#core/daily-state.ts'
import type { WordleAction } from '../../rules/action.ts'
import type { FootballWords, GameWords, PlayBoard } from '#play/game.ts'
import type { Pack } from '#search/pack.ts'
import type { View } from '../../rules/engine.ts'
import { knowledgeOf } from './known.ts'

type Props = Parameters<NonNullable<PlayBoard<View, WordleAction, GameWords<'wordle'>>['still']>>[0]
type Words = { football: FootballWords; pack: Pack | null }

/** Footballer of the still: pixels where bought, the portrait at the end. */
export function still({ view, pictures, pack, t: { football } }: Props): Pick<DailyNote, 'cells' | 'face'> {
  const bought = view.hints.length > 0 ? pictures?.[0]?.[0] : undefined
  const portrait = view.answer && pack?.byId.get(view.answer.id)?.portrait
  const face = portrait ? `/img/portrait/${view.answer!.id}.webp?w=256` : bought
  return { cells: cellsOf(view, { football, pack }), ...(face && { face }) }
}

function cellsOf(view: View, { football, pack }: Words): NotedCell[] {
  const { club, nation, league, role, age } = knowledgeOf(view)
  const nearClub = club.is === null ? club.near.at(-1) : undefined
  const nearNation = nation.is === null ? nation.near.at(-1) : undefined
  return [
    clubCell(club.is ?? nearClub, nearClub !== undefined, pack),
    flagCell(nation.is ?? nearNation, nearNation !== undefined, pack),
    league.is === null ? {} : { is: 'known', text: football[`abbr-${league.is}`] },
    role.is === null ? {} : { is: 'known', text: football[`short-${role.is}`] },
    ageCell(age),
  ]
}

function clubCell(id: string | undefined, near: boolean, pack: Pack | null): NotedCell {
  const club = id === undefined ? undefined : pack?.clubs.get(id)
  if (!club) return {}
  return {
    ...(club.crest ? { text: '', picture: club.crest } : { text: club.code ?? club.shortName }),
    is: near ? 'near' : 'known',
  }
}

function flagCell(code: string | undefined, near: boolean, pack: Pack | null): NotedCell {
  const country = code === undefined ? undefined : pack?.countries.get(code)
  return country ? { text: '', picture: `/flags/${country.flag}.svg`, is: near ? 'near' : 'known' } : {}
}

function ageCell({ from, to }: { from: number | null; to: number | null }): NotedCell {
  if (from === null && to === null) return {}
  if (from !== null && from === to) return { is: 'known', text: `${from}` }
  return { text: from === null ? `≤${to}` : to === null ? `${from}+` : `${from}–${to}`, is: 'near' }
}
