import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { decodeEvidence } from '#data/evidence-file.ts'
import { EVIDENCE } from '#data/evidence.ts'
import { footballerById } from '#data/facts.ts'
import { otherById } from '#data/others.ts'
import { encodeEvidence } from '#scripts/data/evidence.ts'
import { aRow, someSheets } from './builders.ts'

const SHEETS = someSheets({
  'league-seasons': [aRow('league-seasons', { complete: true })],
  seasons: [aRow('seasons')],
  champions: [aRow('champions')],
  caps: [aRow('caps')],
  squads: [aRow('squads')],
})

describe('evidence', () => {
  test('survives encoding and decoding', () => {
    const { leagues, caps, wins, squadLists, confederations } = decodeEvidence(encodeEvidence(SHEETS))
    expect(leagues.get('ben-hill')).toEqual({ yes: ['ligue1'], maybe: [] })
    expect(caps.get('ben-hill')).toEqual([{ nation: 'FR', atLeast: 25, exact: true }])
    expect(wins.get('ben-hill')?.yes).toEqual([{ competition: 'ligue_1', year: 2012, club: 'rovers' }])
    expect(squadLists.wc2022).toEqual({ complete: [], nations: ['FR'], whole: false })
    expect(confederations.get('FR')).toBe('UEFA')
  })

  test('contains no excluded footballer', () => {
    const { leagues, caps, wins, doubtfulTitles } = encodeEvidence({ ...SHEETS, excluded: [aRow('excluded')] })
    expect([leagues, caps, wins, doubtfulTitles]).toEqual([{}, {}, {}, {}])
  })

  test('contains only known footballers', () => {
    const named = [...EVIDENCE.leagues.keys(), ...EVIDENCE.caps.keys(), ...EVIDENCE.wins.keys()]
    expect(named.filter((id) => !footballerById(id) && !otherById(id))).toEqual([])
  })

  test('stays on the server: no browser module imports it', () => {
    const shipped = globSync([
      'src/{islands,overlays,play,search,stores,ui,inline,full-time}/**/*.{ts,tsx}',
      'src/games/**/*.tsx',
    ])
    expect(shipped.length).toBeGreaterThan(100)
    expect(shipped.filter((file) => /#data\/(evidence|generated\/evidence)/.test(readFileSync(file, 'utf8')))).toEqual(
      [],
    )
  })
})
