import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { BoardPage, Standing } from '#contracts/boards.ts'
import { periodOf, type PeriodKind } from '#core/periods.ts'
import { LOCALES, type Locale } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import type { Words } from '#inline/table/words.ts'

const NOW = Date.parse('2026-11-22T18:48:30Z')
const page = { lang: 'en' }
let words: typeof import('#inline/table/words.ts')

beforeAll(async () => {
  // Test files share modules; each case needs its own page.
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: page })
  words = await import('#inline/table/words.ts')
})

/** Texts that the page passes to its script (src/components/Board.astro). */
function wordsOf(locale: Locale): Words {
  page.lang = locale
  const t = messages(locale, 'table')
  return { ...t, behind: t.behindPoints } as unknown as Words
}

function board(kind: PeriodKind, of: string, changes: Partial<BoardPage> = {}): BoardPage {
  const { since, until } = periodOf(kind, of)!
  const empty = { players: 486, rows: [], previous: null, next: null }
  return { board: 'all', period: kind, of, since, until, ...empty, ...changes }
}

const plain = (text: string) => text.replace(/[\u2009\u00a0\u202f]/g, ' ')

describe('the name of a period', () => {
  test.each([
    ['en', 'day', '2026-11-22', 'Sunday 22 November'],
    ['fr', 'day', '2026-11-22', 'dimanche 22 novembre'],
    ['es', 'day', '2026-11-22', 'domingo, 22 de noviembre'],
    ['en', 'week', '2026-W47', '16–22 November'],
    ['fr', 'week', '2026-W47', '16–22 novembre'],
    ['es', 'week', '2026-W44', '26 de octubre–1 de noviembre'],
    ['en', 'season', '2026-Q4', 'October–December 2026'],
    ['en', 'all', '', 'Since 16 July 2026'],
    ['fr', 'all', '', 'Depuis le 16 juillet 2026'],
  ] as const)('%s %s %s: %s', (locale, kind, of, name) => {
    const found = plain(words.periodName(board(kind, of), wordsOf(locale), NOW))
    expect(found.replaceAll(' – ', '–')).toBe(name)
  })

  test('contains the year unless it is the current one', () => {
    expect(words.periodName(board('day', '2027-01-01'), wordsOf('en'), NOW)).toContain('2027')
  })
})

describe('the end of a period', () => {
  test.each([
    ['day', '2026-11-22', 'ends in 5\u00a0h\u00a011\u00a0min, 486 players'],
    ['season', '2026-Q4', 'ends in 40 days, 486 players'],
    ['all', '', '486 players'],
  ] as const)('%s %s: %s', (kind, of, said) => {
    expect(words.endsAndPlayers(board(kind, of), wordsOf('en'), NOW)).toBe(said)
  })

  test('is omitted for past ones, and the number of players when there are none', () => {
    expect(words.endsAndPlayers(board('day', '2026-11-21', { next: '2026-11-22' }), wordsOf('en'), NOW)).toBe(
      '486 players',
    )
    expect(
      words.endsAndPlayers(board('day', '2026-11-21', { next: '2026-11-22', players: 0 }), wordsOf('en'), NOW),
    ).toBe('')
  })
})

describe('the gap', () => {
  const gapTo = (gap: number, rank: number) => ({ next: { gap, rank } }) as Standing

  test.each([
    ['en', 31, 16, '31 points behind 16th'],
    ['en', 1, 1, '1 point behind 1st'],
    ['en', 2, 22, '2 points behind 22nd'],
    ['en', 2, 103, '2 points behind 103rd'],
    ['en', 2, 4111, '2 points behind 4,111th'],
    ['fr', 31, 1, 'à 31 points de la 1re place'],
    ['fr', 1, 16, 'à 1 point de la 16e place'],
    ['es', 31, 16, 'a 31 puntos del 16.º'],
  ] as const)('%s %i to %i: %s', (locale, gap, rank, said) => {
    expect(words.gapText(gapTo(gap, rank), wordsOf(locale))).toBe(said)
  })

  test.each(LOCALES)('is absent at the top: %s', (locale) => {
    expect(words.gapText({ next: null } as Standing, wordsOf(locale))).toBe(messages(locale, 'table').top)
  })
})

test.each([
  [9_400, '0:09'],
  [84_000, '1:24'],
  [3_725_000, '62:05'],
])('a run of %i ms took %s', (ms, said) => expect(words.clockTime(ms)).toBe(said))
