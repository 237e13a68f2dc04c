import { spawn } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { clubById } from '#data/facts.ts'
import { otherById, OTHERS } from '#data/others.ts'
import { CORRECTIONS_FOLDER, SHEETS_FOLDER } from '#scripts/data/build.ts'
import { exportFacts } from '#scripts/data/export.ts'

/** Runs `node scripts/data.ts` with piped output. */
function run(...args: string[]): Promise<{ code: number | null; out: string; errors: string }> {
  const child = spawn(process.execPath, ['scripts/data.ts', ...args])
  let [out, errors] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, errors })))
}

describe('the export', () => {
  test('is a single JSON document on a pipe', async () => {
    const { code, out, errors } = await run('export')
    expect(code).toBe(0)
    expect(errors).toBe('')
    expect(out.length).toBeGreaterThan(1_000_000)
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(await exportFacts(SHEETS_FOLDER, CORRECTIONS_FOLDER))))
  })

  test('ends quietly when its reader closes the pipe', async () => {
    const child = spawn(process.execPath, ['scripts/data.ts', 'export'])
    let errors = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
    child.stdout.once('data', () => child.stdout.destroy())
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0)
    expect(errors).toBe('')
  })

  test('names clubs, gives leagues by id, unknown as null', async () => {
    const { players, seasons, clubs } = await exportFacts(SHEETS_FOLDER, CORRECTIONS_FOLDER)
    const hakimi = players.find(({ id }) => id === 'achraf-hakimi')
    expect(hakimi).toMatchObject({ club: 'Paris Saint-Germain', league: 'ligue1', dob: '1998-11-04', nation: 'MA' })
    expect(hakimi!.career.at(-1)).toEqual({ club: 'Paris Saint-Germain', from: 2021, to: null, loan: false })
    expect(hakimi!.value).toMatchObject({ kind: 'current', asOf: '2026-07', eur: expect.any(Number) })
    expect(players.find(({ id }) => id === 'pele')).toMatchObject({ club: null, league: null })
    expect(seasons[0]).toMatchObject({ player: expect.any(String), season: expect.stringMatching(/^\d{4}\/\d\d$/) })
    expect(clubs[0]).toMatchObject({
      id: 'arsenal',
      name: 'Arsenal',
      groundNames: ['Ashburton Grove'],
      capacity: 60704,
      capacityDisputed: false,
    })
  })

  test('contains the squads of the World Cup of 2022', async () => {
    const all = (await exportFacts(SHEETS_FOLDER, CORRECTIONS_FOLDER)).squads
    const squads = all.filter(({ tournament }) => tournament === 'wc2022')
    expect(squads).toHaveLength(32)
    expect(squads.find(({ nation }) => nation === 'IR')?.players).toHaveLength(25)
    expect(squads.flatMap(({ players }) => players)).toHaveLength(831)
    const brazil = squads.find(({ nation }) => nation === 'BR')!.players
    expect(brazil).toContainEqual({ name: 'Ederson', id: 'ederson' })
    // The Fred born in 1983 is another footballer.
    expect(brazil).toContainEqual({ name: 'Fred', id: null })
  })

  test('contains the second tier with named clubs', async () => {
    const { others, players } = await exportFacts(SHEETS_FOLDER, CORRECTIONS_FOLDER)
    expect(others.map(({ id }) => id)).toEqual(OTHERS.map(({ id }) => id))
    const [one] = others.filter(({ clubs }) => clubs.length > 1)
    expect(one!.clubs).toEqual(otherById(one!.id)!.clubs.map((id) => clubById(id)!.name))
    expect(others.filter(({ id }) => players.some((player) => player.id === id))).toEqual([])
  })

  test('is complete, without excluded footballers', async () => {
    const { players, seasons, clubs } = await exportFacts(SHEETS_FOLDER, CORRECTIONS_FOLDER)
    expect(players.length).toBeGreaterThanOrEqual(2150)
    expect(players.filter(({ value }) => value).length).toBeGreaterThanOrEqual(950)
    expect(seasons.length).toBeGreaterThanOrEqual(5000)
    expect(clubs.length).toBeGreaterThanOrEqual(1300)
    expect(players.some(({ id }) => id === 'robinho')).toBe(false)
  })
})

describe('the command', () => {
  test.each([[[]], [['sing']], [['import']]])('%j prints its usage and fails', async (args) => {
    const { code, out, errors } = await run(...args)
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(errors).toContain('Usage: node scripts/data.ts')
  })

  test.each(['check', 'report'])('%s accepts our own facts', async (command) => {
    expect(await run(command)).toMatchObject({ code: 0, errors: '' })
  })
})
