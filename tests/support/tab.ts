import { vi } from 'vitest'

/** Web storage shared by the tabs of one browser; `full` makes every write fail. */
export class FakeStorage {
  readonly items = new Map<string, string>()
  full = false

  getItem(key: string): string | null {
    return this.items.get(key) ?? null
  }

  setItem(key: string, text: string) {
    if (this.full) throw new DOMException('no room', 'QuotaExceededError')
    this.items.set(key, text)
  }

  removeItem(key: string) {
    this.items.delete(key)
  }
}

type Listener = (event: object) => void

/** Opens a page in this browser: fresh modules that read the current storage. */
export function openTab(storage: FakeStorage, { cookie = '' } = {}) {
  const listeners = new Map<string, Listener[]>()
  vi.stubGlobal('window', { localStorage: storage })
  const documentElement = { dataset: {} }
  const page = Object.assign(new EventTarget(), { cookie, visibilityState: 'visible', documentElement })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) =>
    listeners.set(type, [...(listeners.get(type) ?? []), listener]),
  )
  vi.resetModules()
  return {
    /** Events that the browser sends to this tab: a write of another tab, or gained and lost focus. */
    hear(type: 'storage' | 'pageshow' | 'pagehide', event: object) {
      for (const listener of listeners.get(type) ?? []) listener(event)
    },
    /** Focuses the tab after another tab may have changed the cookies. */
    lookAgain(cookies = cookie) {
      page.cookie = cookies
      page.dispatchEvent(new Event('visibilitychange'))
    },
  }
}
