import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { footballerById } from '#data/facts.ts'
import { preparePictures } from '#scripts/pictures/import/import.ts'
import { storePictures } from '#scripts/pictures/import/store.ts'
import { licenceAddress, pictureCredits } from '#server/pictures/credits.ts'
import { plainPicture } from '#tests/support/pixels.ts'
import { fetchPicture } from './pictures.ts'
import { NOON, openStage, type Stage } from './stage.ts'

const PLAYER = 'edgar-davids'
const OTHER = 'ronaldinho'
const CREDIT = { author: 'A. Painter', licence: 'CC BY-SA 4.0', source: 'https://example.org/1' }
const MANIFEST = `file,footballer,author,licence,source
one.webp,${PLAYER},A. Painter,CC BY-SA 4.0,https://example.org/1
one.webp,${OTHER},Z. Archive,own,our archive
`

let stage: Stage
let folder = ''
let clock = NOON

beforeAll(async () => {
  stage = await openStage()
  folder = await mkdtemp(join(tmpdir(), 'eleven-pictures-'))
  await writeFile(join(folder, 'one.webp'), await plainPicture('#FF0000'))
  await writeFile(join(folder, 'manifest.csv'), MANIFEST)
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await stage.close()
})

const prepare = () => preparePictures({ folder, manifest: 'manifest.csv', footballers: new Set([PLAYER, OTHER]) })
const later = () => void vi.setSystemTime((clock += 1001))
const publish = (...ids: string[]) =>
  stage.service.rpc('fill_players', { footballers: ids.map((id) => ({ id, fullname: id })) })

describe('an import', () => {
  test('writes nothing while one of its footballers is missing in the database', async () => {
    await publish(PLAYER)
    await expect(storePictures((await prepare()).pictures)).rejects.toThrow('nothing was written, the database says')
    expect(await pictureCredits()).toEqual([])
  })

  test('stores all of them once, and they are shown', async () => {
    await publish(OTHER)
    const { pictures } = await prepare()
    expect(await storePictures(pictures)).toBe(2)
    expect(await storePictures((await prepare()).pictures)).toBe(0)
    later()
    const { bytes } = await fetchPicture(`/img/portrait/${PLAYER}.webp?w=512`)
    expect(bytes.length).toBeGreaterThan(0)
    expect((await fetchPicture(`/img/portrait/${PLAYER}.svg`)).status).toBe(307)
  })

  test('needs a backend', async () => {
    const key = process.env['SUPABASE_SECRET_KEY']!
    vi.stubEnv('SUPABASE_SECRET_KEY', '')
    await expect(storePictures([])).rejects.toThrow('--write needs PUBLIC_SUPABASE_URL and SUPABASE_SECRET_KEY')
    vi.stubEnv('SUPABASE_SECRET_KEY', key)
  })
})

describe('the credits', () => {
  test('name author, licence and source of every shown picture', async () => {
    expect(await pictureCredits()).toEqual([
      { name: footballerById(PLAYER)!.name, ...CREDIT },
      { name: footballerById(OTHER)!.name, author: 'Z. Archive', licence: 'own', source: 'our archive' },
    ])
    await stage.service.rpc('take_down_picture', { footballer: OTHER, what: 'replacement' })
    later()
    expect((await pictureCredits()).map(({ author }) => author)).toEqual(['A. Painter'])
  })

  test.each([
    ['CC BY-SA 4.0', 'https://creativecommons.org/licenses/by-sa/4.0/'],
    ['CC BY 3.0', 'https://creativecommons.org/licenses/by/3.0/'],
    ['CC0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
    ['CC BY', null],
    ['own', null],
    ['public domain', null],
  ])('lead from %s to %s', (licence, address) => {
    expect(licenceAddress(licence)).toBe(address)
  })
})
