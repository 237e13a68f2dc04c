import { describe, expect, test } from 'vitest'
import { randomFrom } from '#core/random.ts'
import { FOOTBALLERS, footballerById } from '#data/facts.ts'
import { GRAMMAR } from '#data/grammar.ts'
import { OTHERS } from '#data/others.ts'
import { RUN_GAMES } from '#server/runs/registry.ts'
import { tellingAbout, tellingOf } from '#server/runs/telling.ts'

const KNOWN = FOOTBALLERS.filter(({ fame }) => fame >= 4)
const LINES = new Map(KNOWN.map(({ id }) => [id, tellingOf(id)]))
const textOf = (id: string) => LINES.get(id)?.local

/** Clubs of all footballers, including the second tier. */
const CAREERS = [
  ...FOOTBALLERS.map(({ id, career }) => ({ id, clubs: new Set(career.map(({ club }) => club)) })),
  ...OTHERS.map(({ id, clubs }) => ({ id, clubs: new Set(clubs) })),
]

describe('a fact about an answer', () => {
  test('exists for three of five footballers of fame 4 and 5', () => {
    const without = KNOWN.filter(({ id }) => LINES.get(id) === null).map(({ name }) => name)
    expect(without.length, `without a line: ${without.join(', ')}`).toBeLessThanOrEqual(0.4 * KNOWN.length)
    expect(tellingOf(FOOTBALLERS.find(({ fame }) => fame === 3)!.id)).toBeNull()
  })

  test('is written in three languages', () => {
    const count = FOOTBALLERS.length + OTHERS.length
    expect(textOf('cristiano-ronaldo')).toEqual({
      en: `Of our ${count.toLocaleString('en-GB')} footballers, only Cristiano Ronaldo has played for Manchester United, Juventus and Al-Nassr.`,
      fr: expect.stringMatching(
        /^Parmi nos [\d\u202f]+ footballeurs, seul Cristiano Ronaldo a connu Manchester United, la Juventus et Al-Nassr\.$/,
      ) as unknown,
      es: expect.stringMatching(
        /^De nuestros [\d.]+ futbolistas, solo Cristiano Ronaldo ha jugado en el Manchester United, la Juventus y el Al-Nassr\.$/,
      ) as unknown,
    })
    expect(textOf('paolo-maldini')).toEqual({
      en: 'Only ever one club for Paolo Maldini: AC Milan.',
      fr: 'Paolo Maldini n’a connu qu’un seul club\u202f: l’AC Milan.',
      es: 'Paolo Maldini solo jugó en un club: el Milan.',
    })
  })

  test('has no unfilled placeholder, double article or double space', () => {
    const lines = [...LINES.values()].flatMap((line) => (line?.local ? Object.values(line.local) : []))
    expect(lines.length).toBeGreaterThan(1000)
    for (const line of lines) {
      expect(line).not.toMatch(/[{}]|undefined| {2}|\b(par|en|pour) (de|du) /)
      expect(line).toMatch(/^\S.*\S\.$/)
    }
  })

  test('names clubs at which no other footballer was', () => {
    const english = new Map([...GRAMMAR.clubs].map(([id, { en }]) => [en, id]))
    let proven = 0
    for (const { id } of KNOWN) {
      const list = /only .+ has played for (.+)\.$/.exec(textOf(id)?.en ?? '')?.[1]
      if (list === undefined) continue
      const clubs = list.split(/, | and /).map((name) => english.get(name))
      // Skips lists with clubs whose names contain "and".
      if (clubs.includes(undefined)) continue
      const all = CAREERS.filter((one) => clubs.every((club) => one.clubs.has(club!)))
      expect(all.map((one) => one.id)).toEqual([id])
      proven++
    }
    expect(proven).toBeGreaterThan(300)
  })

  test.each([
    ['wordle', 1],
    ['career-path', 1],
    ['pixels', 5],
    ['split', 3],
    ['age', 10],
    ['higherlower', 1],
    ['statistics', 0],
    ['bingo', 0],
    ['blur', 0],
  ] as const)('%s has facts about %i footballers before the first answer', (game, count) => {
    const { daily, start, about } = RUN_GAMES[game]
    const ids = about(start(daily.deal(randomFrom(1), [], '2026-11-27')!.setup, 1, 0))
    expect(ids).toHaveLength(count)
    expect(ids.filter((id) => footballerById(id) === undefined)).toEqual([])
  })

  test('is about one footballer of a run, and about another one each day', () => {
    const three = ['paolo-maldini', 'steven-gerrard', 'cristiano-ronaldo']
    const lines = [0, 1, 2].map((nth) => tellingAbout(three, nth)?.name.includes('Maldini'))
    expect(lines[0]).not.toBe(lines[1])
    expect(lines[0]).toBe(lines[2])
    expect(tellingAbout([], 3)).toBeNull()
  })
})
