import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fold } from '#core/fold.ts'
import { LOCALES } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import { search, type Hit } from '#search/search.ts'
import { PlayerOption } from '#ui/PlayerOption.tsx'
import { wholePack } from './packs.ts'

const pack = wholePack()

const rowOf = (hit: Hit, locale: (typeof LOCALES)[number] = 'en'): string =>
  renderToStaticMarkup(
    <PlayerOption
      id="row"
      hit={hit}
      pack={pack}
      typed=""
      active={false}
      refused={null}
      onPick={() => undefined}
      label=""
      shows="name"
      locale={locale}
      t={messages(locale, 'search')}
    />,
  )

const textOf = (html: string): string => html.replace(/<[^>]*>/g, '')

const rowsFor = (typed: string) => search(pack, typed).map((hit) => textOf(rowOf(hit)))

test('a row of names tells a name and active years, to eyes and to screen readers', () => {
  expect(rowsFor('higuain')[0]).toBe('Gonzalo Higuaín2005–2022')
})

test('a nickname that tells a people, a place or a club is not said, another one is', () => {
  expect(rowsFor('CR7')[0]).toContain('CR7')
  expect(rowsFor('egyptian king')[0]).toMatch(/^Mohamed Salah\d/)
  expect(rowsFor('mr arsenal')[0]).toMatch(/^Tony Adams\d/)
})

test('namesakes are told apart by the year of birth, and by the role where that is the same', () => {
  const vitinhas = rowsFor('vitinha').filter((row) => row.startsWith('Vitinha'))
  expect(vitinhas).toHaveLength(2)
  expect(vitinhas.map((row) => /born 2000, ([a-z]+)/.exec(row)?.[1]).toSorted()).toEqual(['forward', 'midfielder'])
})

test.each(LOCALES)(
  'in %s no row shows a flag, a crest, a nation or a club, and no two rows of a name are the same',
  (locale) => {
    const nations = [...pack.countries.values()].map(({ names }) => names[locale])
    const rows = new Map<string, string>()
    for (const footballer of pack.byId.values()) {
      const hit = search(pack, footballer.name).find((one) => one.footballer.id === footballer.id)!
      if (!hit.namesake && footballer.fame < 4) continue
      const html = rowOf(hit, locale)
      expect(html).not.toContain('<img')
      const told = textOf(html).replace(footballer.name, '')
      expect(nations.filter((nation) => told.includes(nation))).toEqual([])
      expect([footballer.id, rows.get(`${fold(footballer.name)}${told}`)]).toEqual([footballer.id, undefined])
      rows.set(`${fold(footballer.name)}${told}`, footballer.id)
    }
  },
)
