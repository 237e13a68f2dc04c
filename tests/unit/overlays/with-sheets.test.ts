import { beforeEach, expect, test, vi } from 'vitest'
import { withSheets } from '#overlays/with-sheets.ts'

type Link = { href?: string; onload?: () => void; onerror?: () => void; remove: () => void }

/** A page that already has one style sheet; `added` are the links added to its head. */
let added: Link[] = []
const dispatched = vi.fn()

beforeEach(() => {
  added = []
  dispatched.mockClear()
  vi.stubGlobal('document', {
    createElement: (): Link => ({ remove: () => added.pop() }),
    querySelector: (selector: string) => (selector.includes('/there.css') ? {} : null),
    head: { append: (link: Link) => added.push(link) },
  })
  vi.stubGlobal('dispatchEvent', dispatched)
})

test('a chunk waits for its style sheets, which two chunks request once', async () => {
  const load = vi.fn(async () => 'part')
  const parts = [withSheets(load, ['a.css', 'there.css']), withSheets(load, ['a.css'])]
  expect(added.map(({ href }) => href)).toEqual(['/a.css'])
  expect(load).not.toHaveBeenCalled()
  added[0]!.onload!()
  expect(await Promise.all(parts)).toEqual(['part', 'part'])
})

test('reports a style sheet that fails to load, and requests it again at the next attempt', async () => {
  const load = vi.fn(async () => 'part')
  const failing = withSheets(load, ['b.css'])
  added[0]!.onerror!()
  await expect(failing).rejects.toThrow('/b.css')
  expect(dispatched).toHaveBeenCalledOnce()
  expect([load.mock.calls.length, added.length]).toEqual([0, 0])
  const again = withSheets(load, ['b.css'])
  added[0]!.onload!()
  expect(await again).toBe('part')
})

test('reports a script that fails to load', async () => {
  await expect(withSheets(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(dispatched).toHaveBeenCalledOnce()
})
