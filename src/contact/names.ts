import packUrl from '#data/generated/search-pack.json?url'
import { fold } from '#core/fold.ts'
import { search } from '#search/search.ts'
import { loadPack } from '#stores/open-pack.ts'

const SHOWN = 6

type Names = {
  names: string[]
  /** Address of the crest of the player's club or club whose full name was typed; null for none. */
  crest: string | null
}

/** Players and clubs whose name contains what was typed, clubs first. Rejects when the pack cannot be loaded. */
export async function namesOf(typed: string): Promise<Names> {
  const pack = await loadPack(packUrl)
  const wanted = fold(typed)
  const clubs = [...pack.clubs.values()].filter(({ name }) => fold(name).includes(wanted)).slice(0, SHOWN / 2)
  const players = search(pack, typed, SHOWN - clubs.length).map(({ footballer }) => footballer)
  const club =
    clubs.find(({ name }) => fold(name) === wanted) ??
    pack.clubs.get(players.find(({ name }) => fold(name) === wanted)?.club ?? '')
  return { names: [...clubs, ...players].map(({ name }) => name), crest: club?.crest ?? null }
}
