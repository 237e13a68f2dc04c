import { expect, test } from 'vitest'
import { fold } from '#core/fold.ts'
import { LOCALES } from '#i18n/locales.ts'
import { search } from '#search/search.ts'
import { nameRow, textOf } from '../../unit/search/name-row.tsx'
import { wholePack } from '../../unit/search/packs.ts'

const pack = wholePack()
/** Hits for the full name of every footballer who is well known or has a namesake. */
const HITS = [...pack.byId.values()]
  .map((footballer) => search(pack, footballer.name).find((hit) => hit.footballer.id === footballer.id)!)
  .filter(({ namesake, footballer }) => namesake || footballer.fame >= 4)

test.each(LOCALES)('in %s no row shows a flag, a crest, a nation or a club, and rows of namesakes differ', (locale) => {
  const nations = [...pack.countries.values()].map(({ names }) => names[locale])
  const rows = new Map<string, string>()
  for (const hit of HITS) {
    const { id, name } = hit.footballer
    const html = nameRow(pack, hit, locale)
    expect(html).not.toContain('<img')
    const rest = textOf(html).replace(name, '')
    expect(nations.filter((nation) => rest.includes(nation))).toEqual([])
    expect([id, rows.get(`${fold(name)}${rest}`)]).toEqual([id, undefined])
    rows.set(`${fold(name)}${rest}`, id)
  }
})
