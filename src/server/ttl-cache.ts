type Entry<Value> = { at: number; value: Promise<Value> }

const MOST = 100

/**
 * TTL cache: keeps the result of `make` per key for `ms`, the newest `most` keys, and shares a pending call. Failures
 * are not cached. An entry from the future counts as expired, so that a clock that jumped ahead and back freezes
 * no answer.
 */
export function ttlCached<Value, Rest extends unknown[]>(
  ms: number,
  make: (key: string, ...rest: Rest) => Promise<Value>,
  most = MOST,
): (key: string, ...rest: Rest) => Promise<Value> {
  const entries = new Map<string, Entry<Value>>()
  return (key, ...rest) => {
    const known = entries.get(key)
    const age = known ? Date.now() - known.at : ms
    if (known && age >= 0 && age < ms) return known.value
    const value = make(key, ...rest)
    entries.delete(key)
    if (entries.size >= most) entries.delete(entries.keys().next().value!)
    entries.set(key, { at: Date.now(), value })
    value.catch(() => entries.delete(key))
    return value
  }
}
