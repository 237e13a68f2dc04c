import { describe, expect, test } from 'vitest'
import { CLUBS } from '#data/facts.ts'
import { clubCode, clubTile } from '#play/club-tile.ts'

describe('a club on a tile', () => {
  test.each([
    [{ id: 'arsenal', shortName: 'Arsenal' }, 'Arsenal'],
    [{ id: 'realmadrid', shortName: 'Real Madrid' }, 'R. Madrid'],
    [{ id: 'leverkusen', shortName: 'Leverkusen' }, 'Leverkus.'],
    [{ id: 'kaiserslautern', shortName: '1. FC Kaiserslautern' }, 'Kaisersl.'],
    [{ id: 'barmbek-uhlenhorst', shortName: 'Barmbek-Uhlenhorst' }, 'Barmbek'],
    [{ id: 'al-ahli-qatar', shortName: 'Al Ahli (Qatar)' }, 'Al Ahli'],
    [{ id: 'constructor', shortName: 'Constructor' }, 'Construc.'],
  ])('%o is %s', (club, name) => {
    expect(clubTile(club)).toBe(name)
  })

  test('has at most two words of at most nine letters, for every club of the sheets', () => {
    const tooLong = CLUBS.map(clubTile).filter((name) => !/^\S{1,9}( \S{1,9})?$/u.test(name))
    expect(tooLong).toEqual([])
  })

  test('has a code of two to four capitals or digits in earlier rows', () => {
    expect(CLUBS.map(clubCode).filter((code) => !/^[\p{Lu}\d]{1,4}$/u.test(code))).toEqual([])
    expect(clubCode({ code: null, shortName: 'Évian Thonon Gaillard' })).toBe('EVI')
  })

  test('is unique within the five leagues', () => {
    const great = CLUBS.filter(({ league }) => league !== null).map((club) => `${clubTile(club)} ${clubCode(club)}`)
    expect(new Set(great).size).toBe(great.length)
  })
})
