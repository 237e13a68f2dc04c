import { describe, expect, test } from 'vitest'
import sharp from 'sharp'
import type { ChallengeAnswer } from '#contracts/challenges.ts'
import { GAME_IDS, type GameId } from '#core/games.ts'
import { cardSvg } from '#pictures/card/card.ts'
import { CARD_NAMES, cardPath, pageCard } from '#components/page-cards.ts'
import { sharedPlay } from '#components/shared-play.ts'
import { toShareCode, type SharedResult } from '#core/share-code.ts'
import { LOCALES } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import { cardPng, challengeCard, drawn, resultCard, sharedResult, sharedWords } from '#server/cards.ts'

const NOW = Date.UTC(2026, 10, 26, 12)
const MOST_BYTES = 100_000
const DAY: SharedResult = {
  ...{ kind: 'day', day: '2026-11-25', points: 387, streak: 13, top: 12, contrast: false },
  marks: Array.from({ length: 12 }, (_, at) => (at % 3 ? 'good' : 'fair')),
}
const GAME: SharedResult = {
  ...{ kind: 'game', day: '2026-11-26', game: 'wordle', won: false, points: 0, contrast: true },
  rows: Array.from({ length: 8 }, () => ['closed', 'good', 'fair', 'closed', 'closed'] as const),
}

const CUP: SharedResult = { kind: 'cup', day: '2026-11-23', points: 2488, place: 1, of: 12, contrast: false }

describe.each(LOCALES)('share cards in %s', (locale) => {
  test.each([DAY, GAME, CUP, { ...CUP, place: 0, of: 0 }])(
    'draw a $kind of 1200 x 630 in at most 100 KB',
    async (result) => {
      const png = await drawn(resultCard(locale, result))
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
      expect(png.length).toBeLessThanOrEqual(MOST_BYTES)
    },
  )

  test.each(GAME_IDS)('draw %s as its own trophy, in distinguishable colours, with one shape per mark', (game) => {
    const [usual, contrast, other] = [false, true, false].map((isContrast, at) =>
      cardSvg(resultCard(locale, { ...GAME, game, contrast: isContrast, rows: at === 2 ? [['poor']] : GAME.rows })),
    )
    const trophyOf = (one: GameId) => cardSvg({ ...resultCard(locale, { ...GAME, game: one }), title: '', number: 0 })
    expect(usual).not.toBe(other)
    expect(usual === contrast).toBe(game === 'back-four')
    expect(GAME_IDS.filter((one) => trophyOf(one) === trophyOf(game))).toEqual([game])
  })

  test.each(GAME_IDS)('draw the answers of %s into its trophy', (game) => {
    const answer = 'data:image/png;base64,AAAA'
    const pictures = (answers: readonly (string | null)[]) =>
      cardSvg(resultCard(locale, { ...GAME, game, rows: [['good', 'poor', 'closed']] }, answers)).split(answer).length -
      1
    expect(pictures([null, null, null])).toBe(0)
    expect(pictures([answer])).toBe(1)
  })

  test.each(CARD_NAMES)('draw the page card %s in at most 100 KB', async (name) => {
    expect((await cardPng(pageCard(locale, name).svg)).length).toBeLessThanOrEqual(MOST_BYTES)
  })

  test('contain no text that would need a font of the server', () => {
    expect(CARD_NAMES.filter((name) => /<text|font-family/.test(pageCard(locale, name).svg))).toEqual([])
  })
})

describe.each(LOCALES)('a challenge in %s', (locale) => {
  const rows = [
    ['closed' as const, 'fair' as const],
    ['good' as const, 'good' as const],
  ]
  const challenged = (by: string | null, won = true) => ({
    challenge: { game: 'wordle', challenger: { by, points: 57, won } } as ChallengeAnswer,
    rows,
  })
  const card = (by: string | null) => challengeCard(locale, challenged(by))

  test('names its challenger, or "a friend" if our letters cannot write the name', () => {
    expect(card('Théo').hook).toContain('Théo')
    expect(card('山田').hook).toBe(card(null).hook)
  })

  test('shows the points and the marks of the run, on the paper background when it was lost', () => {
    const trophy = { kind: 'game', game: 'wordle', rows }
    expect(card(null)).toMatchObject({ figure: '57', unit: 'pts', trophy, paper: false })
    expect(challengeCard(locale, challenged(null, false))).toMatchObject({ trophy, paper: true })
    expect(challengeCard(locale, { ...challenged(null), rows: [] }).trophy).toEqual({ kind: 'asked', game: 'wordle' })
  })

  test("does not name the challenger on the challenge's own page", () => {
    expect(challengeCard(locale, challenged('Théo'), false).hook).toBeUndefined()
  })

  test.each(GAME_IDS)('draws a run of %s in at most 100 KB', async (game) => {
    const { challenge } = challenged('Théo')
    const png = await drawn(
      challengeCard(
        locale,
        { challenge: { ...challenge, game }, rows: GAME.rows.slice(0, 4).map((row) => [...row]) },
        false,
      ),
    )
    expect(png.length).toBeLessThanOrEqual(MOST_BYTES)
  })
})

describe('a page', () => {
  test('of a game has its own drawing', () => {
    const drawn = GAME_IDS.map((game) => cardSvg({ title: '', note: '', hook: '?', trophy: { kind: 'asked', game } }))
    expect(new Set(drawn).size).toBe(GAME_IDS.length)
  })

  test('below a game has the card of the game', () => {
    expect(cardPath('fr', '/pixels/themes/arsenal')).toBe(cardPath('fr', '/pixels'))
    expect(cardPath('fr', '/pixels')).toMatch(/^\/og\/fr\/pixels\.[0-9a-f]{8}\.png$/)
  })

  test('of no game has the card of the home page', () => {
    expect(cardPath('en', '/privacy')).toBe(cardPath('en', '/'))
  })
})

describe('a shared result', () => {
  test('is read from its code', () => {
    expect(sharedResult(toShareCode(DAY), NOW)).toEqual(DAY)
  })

  test('may be the cup of a league, which links to a new league', () => {
    expect(sharedResult(toShareCode(CUP), NOW)).toEqual(CUP)
    expect(sharedPlay(CUP, NOW)).toBe('/league')
    const impossible = [{ day: '2026-11-24' as const }, { place: 0 }, { place: 13 }, { of: 23 }, { points: 8000 }]
    for (const change of impossible) expect(sharedResult(toShareCode({ ...CUP, ...change }), NOW)).toBeNull()
  })

  test('may be a weekly cup in its metal, which links to today', () => {
    const own: SharedResult = { ...CUP, points: 1876, place: 0, of: 0 }
    expect(sharedResult(toShareCode(own), NOW)).toEqual(own)
    expect(sharedPlay(own, NOW)).toBe('/')
    expect(LOCALES.map((locale) => sharedWords(locale, own).title)).toEqual([
      'Week 48 cup: 1,876 points, silver',
      'Coupe de la semaine 48\u202f: 1\u202f876 points, argent',
      'Copa de la semana 48: 1876 puntos, plata',
    ])
    for (const change of [{ points: 999 }, { place: 1 }, { day: '2026-11-24' as const }])
      expect(sharedResult(toShareCode({ ...own, ...change }), NOW)).toBeNull()
  })

  test.each([
    ['a day that has not come', { ...DAY, day: '2026-11-28' }],
    ['more points than a game pays', { ...GAME, points: 900 }],
  ] as const)('is refused with %s', (_, result) => {
    expect(sharedResult(toShareCode(result), NOW)).toBeNull()
  })

  test('shows no name and no answer, only marks', () => {
    const words = Object.values(messages('en', 'games'))
    const card = resultCard('en', GAME)
    expect(words).toContain(card.title)
    expect(card).toMatchObject({ figure: '×/8', paper: true, trophy: { kind: 'game' } })
  })

  test.each([
    ['guesses', { game: 'wordle', won: true, rows: [['poor'], ['good']] }, { figure: '2/8' }],
    ['found answers', { game: 'tictactoe', rows: [['good', 'closed', 'good'], ['good']] }, { figure: '3/9' }],
    ['rounds', { game: 'pixels', rows: [['good', 'fair', 'poor']] }, { figure: '2/5' }],
    ['points', { game: 'age', points: 1 }, { figure: '1', unit: 'pt' }],
  ] as const)('counts %s', (_, some, shown) => {
    expect(resultCard('en', { ...GAME, ...some })).toMatchObject(shown)
  })

  test('that was given up early still has all its rounds', () => {
    const { trophy } = resultCard('en', { ...GAME, game: 'statistics', rows: [['good', 'poor']] })
    expect(trophy).toMatchObject({ rows: [['good', 'poor', ...Array.from({ length: 8 }, () => 'closed')]] })
  })

  test('links to the same puzzle', () => {
    expect(sharedPlay(GAME, NOW)).toBe('/wordle/today')
    expect(sharedPlay({ ...GAME, day: '2026-11-20' }, NOW)).toBe('/wordle/today?date=2026-11-20')
    expect(sharedPlay({ ...DAY, day: '2026-11-20' }, NOW)).toBe('/archive?month=2026-11&day=20')
    expect(sharedPlay({ ...DAY, day: '2026-11-26' }, NOW)).toBe('/')
  })
})
