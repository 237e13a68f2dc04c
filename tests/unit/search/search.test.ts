import { describe, expect, test } from 'vitest'
import type { Named } from '#search/named.ts'
import { piecesOf } from '#search/marks.ts'
import { search, startsWithTypos } from '#search/search.ts'
import { wholePack } from './packs.ts'

const pack = wholePack()
const everybody = [...pack.byId.values()]

/** Typed text, and the expected first hit. */
const FIRST: [string, string][] = [
  // Surname, given name, parts of them
  ['messi', 'Lionel Messi'],
  ['hakim', 'Achraf Hakimi'],
  ['achraf', 'Achraf Hakimi'],
  ['benzem', 'Karim Benzema'],
  ['pele', 'Pelé'],
  ['raul', 'Raúl'],
  ['ronaldo', 'Ronaldo'],
  ['rodri', 'Rodri'],
  // Any case, accents, letters that do not decompose
  ['MBAPPÉ', 'Kylian Mbappé'],
  ['mbappe', 'Kylian Mbappé'],
  ['odegaard', 'Martin Ødegaard'],
  ['ødegaard', 'Martin Ødegaard'],
  ['szczesny', 'Wojciech Szczęsny'],
  ['blaszczykowski', 'Jakub Błaszczykowski'],
  ['gundogan', 'İlkay Gündoğan'],
  ['ilkay', 'İlkay Gündoğan'],
  ['calhanoglu', 'Hakan Çalhanoğlu'],
  ['pascal gross', 'Pascal Groß'],
  ['modric', 'Luka Modrić'],
  ['guler', 'Arda Güler'],
  ['gyokeres', 'Viktor Gyökeres'],
  ['solskjaer', 'Ole Gunnar Solskjær'],
  ['ibrahimović', 'Zlatan Ibrahimović'],
  // Particles, hyphens, apostrophes, with and without spaces
  ['van dijk', 'Virgil van Dijk'],
  ['vandijk', 'Virgil van Dijk'],
  ['dijk', 'Virgil van Dijk'],
  ['de bruyne', 'Kevin De Bruyne'],
  ['debruyne', 'Kevin De Bruyne'],
  ['ter stegen', 'Marc-André ter Stegen'],
  ['alexander arnold', 'Trent Alexander-Arnold'],
  ['alexander-arnold', 'Trent Alexander-Arnold'],
  ['ngolo', "N'Golo Kanté"],
  ["n'golo", "N'Golo Kanté"],
  ['n’golo', "N'Golo Kanté"],
  ['etoo', "Samuel Eto'o"],
  ['di maria', 'Ángel Di María'],
  // Words in any order
  ['heung min son', 'Son Heung-min'],
  ['kante ngolo', "N'Golo Kanté"],
  ['silva thiago', 'Thiago Silva'],
  ['mac allister al', 'Alexis Mac Allister'],
  // One typo from five letters on: wrong, missing, extra, swapped
  ['lewandowsky', 'Robert Lewandowski'],
  ['lewandoski', 'Robert Lewandowski'],
  ['lewwandowski', 'Robert Lewandowski'],
  ['ronlado', 'Cristiano Ronaldo'],
  ['griezzman', 'Antoine Griezmann'],
  ['mbape', 'Kylian Mbappé'],
  ['haalnad', 'Erling Haaland'],
  ['cristiano ronadlo', 'Cristiano Ronaldo'],
  ['szoboslai', 'Dominik Szoboszlai'],
  // Nicknames
  ['r9', 'Ronaldo'],
  ['cr7', 'Cristiano Ronaldo'],
  ['o fenomeno', 'Ronaldo'],
  ['kdb', 'Kevin De Bruyne'],
  ['zizou', 'Zinédine Zidane'],
  ['el fideo', 'Ángel Di María'],
  ['la pulga', 'Lionel Messi'],
  ['sonny', 'Son Heung-min'],
  ['chicharito', 'Javier Hernández'],
]

const names = (text: string) => search(pack, text).map(({ footballer }) => footballer.name)

describe('search', () => {
  test.each(FIRST)('%s finds %s first', (text, name) => {
    expect(names(text)[0]).toBe(name)
  })

  test.each(['', '   ', '?', 'xqzw', 'dembele dembele dembele', 'kylian messi'])('"%s" finds nobody', (text) => {
    expect(names(text)).toEqual([])
  })

  test('forgives no typo below five letters', () => {
    expect(names('krus')).not.toContain('Toni Kroos')
    expect(names('kroso')).toContain('Toni Kroos')
  })

  test('forgives one typo per word, and two from eight letters on', () => {
    expect(names('krxxs')).toEqual([])
    expect(names('lewxndowsxi')).toContain('Robert Lewandowski')
    expect(names('lexxndowsxi')).toEqual([])
  })

  test('ranks exact spellings before typos', () => {
    const found = names('hakimi')
    expect(found[0]).toBe('Achraf Hakimi')
    expect(names('martins')[0]).not.toBe('Lautaro Martínez')
  })

  test('breaks ties by fame', () => {
    const byName = search(pack, 'wil').filter(({ alias }) => alias === null)
    const fames: number[] = byName.map(({ footballer }) => footballer.fame)
    expect(fames.length).toBeGreaterThan(5)
    expect(fames).toEqual(fames.toSorted((one, other) => other - one))
  })

  test('ranks a full match before more famous names that continue', () => {
    expect(names('pedro')[0]).toBe('Pedro')
  })

  test('ranks a part of the name before a part of a nickname', () => {
    expect(names('wil').indexOf('Willian')).toBeLessThan(names('wil').indexOf('Estêvão'))
  })

  test('returns the matching nickname, and none when the name matches', () => {
    expect(search(pack, 'r9')[0]?.alias).toBe('R9')
    expect(search(pack, 'ronaldo')[0]?.alias).toBeNull()
    expect(search(pack, 'ronaldo r9')[0]).toMatchObject({ alias: 'R9', footballer: { id: 'ronaldo' } })
  })

  test('lists namesakes together, distinguished by nation and year of birth', () => {
    const adrianos = search(pack, 'adriano').map(({ footballer }) => footballer)
    const same = adrianos.filter(({ name }) => name === 'Adriano')
    expect(same.length).toBeGreaterThan(1)
    const yearOf = (named: Named) => (named.clues ? named.born?.slice(0, 4) : named.bornYear)
    expect(new Set(same.map((one) => `${one.nation} ${yearOf(one)}`)).size).toBe(same.length)
    const marked = search(pack, 'adriano').filter(({ namesake }) => namesake)
    expect(marked.map(({ footballer }) => footballer)).toEqual(same)
  })

  test('stops at the limit', () => {
    expect(search(pack, 'a', 7)).toHaveLength(7)
  })

  test('finds every footballer by his own name', () => {
    const lost = everybody.filter((one) => !search(pack, one.name).some(({ footballer }) => footballer === one))
    expect(lost.map(({ name }) => name)).toEqual([])
  })
})

describe('a typo', () => {
  test.each([
    ['kroos', 'kroso', true],
    ['kroos', 'kros', true],
    ['kroos', 'krooos', true],
    ['kroos', 'krxos', true],
    ['kroos', 'xroos', true],
    ['kroos', 'rkoos', true],
    ['kroos', 'oroks', false],
    ['kroos', 'kxxos', false],
    ['kroos', 'kroosxx', false],
  ])('%s typed %s: %s', (text, token, forgiven) => {
    expect(startsWithTypos(text, token, 1)).toBe(forgiven)
  })

  test.each([
    ['kvaratskhelia', 'kvaraskelia', true],
    ['nistelrooy', 'nistelrooij', true],
    ['kvaratskhelia', 'kvaraskela', false],
  ])('twice in %s typed %s: %s', (text, token, forgiven) => {
    expect(startsWithTypos(text, token, 2)).toBe(forgiven)
  })
})

describe('marks', () => {
  const marked = (name: string, typed: string) =>
    piecesOf(name, typed)
      .map(({ text, typed }) => (typed ? `[${text}]` : text))
      .join('')

  test.each([
    ['Achraf Hakimi', 'hak', 'Achraf [Hak]imi'],
    ['Hakan Çalhanoğlu', 'calhanog', 'Hakan [Çalhanoğ]lu'],
    ["N'Golo Kanté", 'ngol', "[N]'[Gol]o Kanté"],
    ['Virgil van Dijk', 'vandi', 'Virgil [van] [Di]jk'],
    ['Pascal Groß', 'gross', 'Pascal [Groß]'],
    ['Thiago Silva', 'sil thi', '[Thi]ago [Sil]va'],
    ['Marc-André ter Stegen', 'andre', 'Marc-[André] ter Stegen'],
    ['Robert Lewandowski', 'lewandoski', 'Robert Lewandowski'],
    ['Ronaldo', '', 'Ronaldo'],
    ['Élson', 'elson', '[Élson]'],
  ])('%s typed %s shows %s', (name, typed, shown) => {
    expect(marked(name, typed)).toBe(shown)
  })

  test('never change the name', () => {
    for (const { name } of everybody) {
      expect(
        piecesOf(name, name)
          .map(({ text }) => text)
          .join(''),
      ).toBe(name)
    }
  })
})
