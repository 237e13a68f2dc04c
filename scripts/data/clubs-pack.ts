import { fold } from '#core/fold.ts'
import type { Club, ClubRecord } from '#data/types.ts'
import { CLUBS_FORMAT, type ClubsFile } from '#search/clubs-pack.ts'
import type { Row } from './sheets.ts'

export type ClubsInput = {
  clubs: readonly Club[]
  clubRecords: ReadonlyMap<string, ClubRecord>
  names: readonly Row<'club-names'>[]
}

/** Encodes clubs for `decodeClubNames`. Nicknames are left out: Blur uses them as clues. */
export function encodeClubNames({ clubs, clubRecords, names }: ClubsInput): ClubsFile {
  const byClub = Map.groupBy(names, ({ club }) => club)
  // A club has a crest if its colours are known.
  const known = clubs.filter(({ colours }) => colours !== null)
  const inOrder = [...known.filter(({ league }) => league !== null), ...known.filter(({ league }) => league === null)]
  const lines = inOrder.map(({ id, name, shortName }) => {
    const nickname = clubRecords.get(id)?.nickname
    const others = [shortName, ...(byClub.get(id) ?? []).map((row) => row.name)]
    const aliases = others.filter((other) => other !== name && !isNickname(other, nickname))
    return [id, name, ...new Set(aliases)].join('\t')
  })
  return { format: CLUBS_FORMAT, clubs: lines.join('\n') }
}

const isNickname = (name: string, nickname: string | null | undefined): boolean =>
  nickname != null && withoutArticle(nickname) === withoutArticle(name)

const withoutArticle = (name: string): string => fold(name).replace(/^(the|los|las|les|gli|die|i) /, '')
