import { beforeEach, expect, test, vi } from 'vitest'
import { withSheets } from '#overlays/with-sheets.ts'

type Link = { href?: string; onload?: () => void; onerror?: () => void; remove: () => void }

/** A page with one sheet in it; `added` are the links that were put into its head. */
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

test('a part waits for its sheets, which two parts ask for once', async () => {
  const load = vi.fn(async () => 'part')
  const parts = [withSheets(load, ['a.css', 'there.css']), withSheets(load, ['a.css'])]
  expect(added.map(({ href }) => href)).toEqual(['/a.css'])
  expect(load).not.toHaveBeenCalled()
  added[0]!.onload!()
  expect(await Promise.all(parts)).toEqual(['part', 'part'])
})

test('reports a sheet that fails to load, and requests it again at the next try', async () => {
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

test('so is a script that is missing', async () => {
  await expect(withSheets(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(dispatched).toHaveBeenCalledOnce()
})
