import { atom, type WritableAtom } from 'nanostores'

/** A `zod/mini` schema, or a few equivalent lines where the parser would outweigh the game. */
export type Parser<Value> = { safeParse(value: unknown): { data?: Value | undefined } }

export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type Persisted<Value> = WritableAtom<Value> & {
  /** Re-reads storage, because events about other tabs' writes arrive late. */
  reload(): Value
  /** Changes the stored value instead of this tab's copy, because another tab may have written since. */
  update(change: (value: Value) => Value): Value
  /** Removes the key; the value becomes the fallback. */
  clear(): void
}

/** True after a write failed because storage is full: further progress is lost with the page. */
export const $storageFull = atom(false)

/** Null during server rendering (recent Node versions have a `localStorage` too) and where the browser forbids it. */
export function webStorage(): WebStorage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage
  } catch {
    return null
  }
}

/**
 * An atom persisted in web storage under `key` and shared between tabs, mounted or not. Stored values are parsed with
 * `schema`, so that an old or edited value becomes the fallback instead of breaking a game. Without storage, or when it
 * is full, the value lasts as long as the page.
 */
export function persisted<Value>(
  key: string,
  schema: Parser<Value>,
  fallback: NoInfer<Value>,
  storage: WebStorage | null = webStorage(),
): Persisted<Value> {
  const $value = atom<Value>(fallback)
  const show = $value.set
  // After a failed write the storage is outdated.
  let behind = !storage

  const read = (): Value => (behind ? $value.get() : (decode(schema, textOf(storage, key)) ?? fallback))

  function set(value: Value) {
    behind = !write(storage, key, JSON.stringify(value))
    show(value)
  }

  function reload(): Value {
    show(read())
    return $value.get()
  }

  function update(change: (value: Value) => Value): Value {
    const value = change(read())
    set(value)
    return value
  }

  function clear() {
    behind = !write(storage, key, null)
    show(fallback)
  }

  if (storage) {
    reload()
    follow(key, reload)
  }
  return Object.assign($value, { set, reload, update, clear })
}

/** Follows other tabs' writes, and changes while this page was in the back-forward cache. */
function follow(key: string, reload: () => void) {
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key || event.key === null) reload()
  })
  globalThis.addEventListener?.('pageshow', (event) => {
    if (event.persisted) reload()
  })
}

function textOf(storage: WebStorage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null
  } catch {
    return null
  }
}

function write(storage: WebStorage | null, key: string, text: string | null): boolean {
  try {
    if (text === null) storage?.removeItem(key)
    else storage?.setItem(key, text)
    return storage !== null
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') $storageFull.set(true)
    return false
  }
}

function decode<Value>(schema: Parser<Value>, text: string | null): Value | undefined {
  if (text === null) return undefined
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
