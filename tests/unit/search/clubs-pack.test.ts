import { expect, test } from 'vitest'
import file from '#data/generated/clubs-pack.json' with { type: 'json' }
import { fold } from '#core/fold.ts'
import { clubById } from '#data/facts.ts'
import { CLUB_RECORDS } from '#data/records.ts'
import { crestsOf } from '#games/blur/deal/roster.ts'
import { CRESTS } from '#pictures/index.ts'
import { decodeClubNames } from '#search/clubs-pack.ts'
import { search } from '#search/search.ts'

const clubs = decodeClubNames(file)
const findIds = (text: string) => search(clubs, text).map(({ footballer }) => footballer.id)

test('contains every club with a crest once, with unique names', () => {
  expect(new Set(clubs.byId.keys())).toEqual(new Set(CRESTS))
  const names = [...clubs.byId.values()].map(({ name }) => fold(name))
  expect(new Set(names).size).toBe(names.length)
})

test('ranks every asked club first by its own name', () => {
  for (const { id, name } of crestsOf('hard')) expect([name, findIds(name)[0]]).toEqual([name, id])
})

test.each([
  ['man utd', 'manutd'],
  ['barca', 'barca'],
  ['köln', 'koln'],
  ['mönchengladbach', 'gladbach'],
  ['psg', 'psg'],
  ['liverpol', 'liverpool'],
  // Names in French and in Spanish.
  ['séville', 'sevilla'],
  ['bayern de munich', 'bayernmunchen'],
  ['inter de milan', 'inter'],
  ['brême', 'bremen'],
  ['etoile rouge', 'redstar'],
  ['estrella roja', 'redstar'],
  ['oporto', 'porto'],
])('"%s" finds %s', (text, id) => expect(findIds(text)).toContain(clubById(id)?.id ?? id))

test('has no nickname instead of a name, because nicknames are clues', () => {
  for (const { id, aliases } of clubs.byId.values()) {
    const nickname = CLUB_RECORDS.get(id)?.nickname
    if (nickname) expect(aliases).not.toContain(nickname)
  }
})

test('rejects a file of another format', () => {
  expect(() => decodeClubNames({ format: 0, clubs: '' })).toThrow(TypeError)
  expect(() => decodeClubNames(null)).toThrow(TypeError)
})
