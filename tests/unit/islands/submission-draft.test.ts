import { describe, expect, test } from 'vitest'
import { MAX_PICTURE_BYTES } from '#contracts/submission-words.ts'
import { messages } from '#i18n/messages/index.ts'
import { checked, EMPTY, troubleOfFile, type Draft } from '#islands/submissions/draft.ts'

const t = messages('en', 'submissions')
const errors = messages('en', 'errors')

const fileOf = (bytes: number, type = 'image/png') => new File([new Uint8Array(bytes)], 'a.png', { type })
const file = fileOf(10)
const FULL: Draft = { ...EMPTY, player: 'pele', file, link: ' https://example.org/pele.jpg ', rights: true }

describe('a chosen file', () => {
  test.each(['image/jpeg', 'image/png', 'image/webp'])('may be %s of exactly 1,000,000 bytes', (type) => {
    expect(troubleOfFile(fileOf(MAX_PICTURE_BYTES, type), errors)).toBeNull()
  })

  test.each([
    [MAX_PICTURE_BYTES + 1, 'image/png', 'The file size must not exceed 1 MB'],
    [10, 'image/gif', 'Pictures must be JPEG, PNG or WebP files.'],
    [10, 'image/svg+xml', 'Pictures must be JPEG, PNG or WebP files.'],
    [10, '', 'Pictures must be JPEG, PNG or WebP files.'],
  ])('of %i bytes of "%s" is rejected', (bytes, type, text) => {
    expect(troubleOfFile(fileOf(bytes, type), errors)).toEqual({ at: 'file', text })
  })
})

describe('a draft', () => {
  test('is sent as a file or as a link, not as both', () => {
    expect(checked(FULL, t)).toEqual({ player: 'pele', file })
    expect(checked({ ...FULL, kind: 'link' }, t)).toEqual({ player: 'pele', link: 'https://example.org/pele.jpg' })
  })

  test.each<[Partial<Draft>, string]>([
    [{ player: null, file: null, rights: false }, 'player'],
    [{ file: null, rights: false }, 'file'],
    [{ kind: 'link', link: '', rights: false }, 'link'],
    [{ kind: 'link', link: 'http://example.org/a.jpg' }, 'link'],
    [{ kind: 'link', link: 'https://example' }, 'link'],
    [{ kind: 'link', link: 'https://exa mple.org/a.jpg' }, 'link'],
    [{ kind: 'link', link: 'example.org/a.jpg' }, 'link'],
    [{ rights: false }, 'rights'],
  ])('with %j lacks the %s', (changes, at) => {
    expect(checked({ ...FULL, ...changes }, t)).toMatchObject({ at })
  })
})
