import { afterEach, describe, expect, test, vi } from 'vitest'
import { clubName, clubShortName } from '#data/club-names.ts'
import { inLanguage } from '#stores/run-api.ts'

afterEach(() => void vi.unstubAllGlobals())

describe('the name of a club', () => {
  test.each([
    ['bayernmunchen', 'Bayern München', 'Bayern Munich', 'Bayern de Múnich'],
    ['koln', '1. FC Köln', 'Cologne', 'Colonia'],
    ['roma', 'AS Roma', 'AS Rome', 'AS Roma'],
  ])('of %s is %s, in French %s, in Spanish %s', (id, en, fr, es) => {
    expect(clubName(id)).toEqual({ name: en, local: { en, fr, es } })
  })

  test.each([
    ['frankfurt', 'Frankfurt', 'Francfort', 'Fráncfort'],
    ['roma', 'Roma', 'Rome', 'Roma'],
    ['hamburg', 'Hamburg', 'Hambourg', 'Hamburgo'],
  ])('of %s is %s where space is short, in French %s, in Spanish %s', (id, en, fr, es) => {
    expect(clubShortName(id)).toEqual({ name: en, local: { en, fr, es } })
  })

  test('is the same everywhere without another form', () => {
    expect(clubName('arsenal')).toEqual({ name: 'Arsenal' })
    expect(clubShortName('bayernmunchen')).toEqual({ name: 'Bayern' })
  })

  test('of an unknown club is its id', () => {
    expect(clubName('nobody')).toEqual({ name: 'nobody' })
  })

  test("is replaced by the form of the reader's language when an answer arrives", () => {
    const answer = JSON.stringify({ rows: [{ club: 'koln', ...clubName('koln') }, { ...clubName('arsenal') }, null] })
    const rows = ['fr', 'en'].map((lang) => {
      vi.stubGlobal('document', { documentElement: { lang } })
      return (JSON.parse(answer, inLanguage) as { rows: unknown[] }).rows
    })
    expect(rows.map((one) => one.map((row) => (row as { name: string } | null)?.name ?? null))).toEqual([
      ['Cologne', 'Arsenal', null],
      ['1. FC Köln', 'Arsenal', null],
    ])
  })
})
