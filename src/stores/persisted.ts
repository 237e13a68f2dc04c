import { atom, type WritableAtom } from 'nanostores'

/** Any `zod/mini` schema; where the parser would weigh more than the game, a few lines of the same shape. */
export type Parser<Value> = { safeParse(value: unknown): { data?: Value | undefined } }

export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type Persisted<Value> = WritableAtom<Value> & {
  /** Reads what the storage holds now; events of other tabs' writes come a moment late. */
  reload(): Value
  /** Changes what the storage holds now, not what this tab read earlier: another tab may have written since. */
  update(change: (value: Value) => Value): Value
  /** Removes the key; the value becomes the fallback. */
  clear(): void
}

/** True from the first write that a full storage refused: what is played from then on lasts as long as its page. */
export const $storageFull = atom(false)

/** Null while rendering on a server (recent Node versions have a `localStorage` too) and where the browser forbids it. */
export function webStorage(): WebStorage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage
  } catch {
    return null
  }
}

/**
 * An atom kept in web storage under `key` and shared between tabs, mounted or not. What the storage hands back is
 * parsed with `schema`, so an old or edited value falls back instead of breaking a game. Without a storage, or with a
 * full one, the value lives as long as the page.
 */
export function persisted<Value>(
  key: string,
  schema: Parser<Value>,
  fallback: NoInfer<Value>,
  storage: WebStorage | null = webStorage(),
): Persisted<Value> {
  const $value = atom<Value>(fallback)
  const show = $value.set
  // After a failed write the storage is older than this tab and no longer the truth.
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

/** Other tabs' writes, and whatever happened while this page lay in the back-forward cache. */
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
