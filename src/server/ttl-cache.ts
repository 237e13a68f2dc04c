type Entry<Value> = { until: number; value: Promise<Value> }

const MOST = 100

/**
 * TTL cache: keeps the result of `make` per key for `ms`, the newest `most` keys, and shares a pending call. Failures
 * are not cached. Time is Date.now().
 */
export function ttlCached<Value, Rest extends unknown[]>(
  ms: number,
  make: (key: string, ...rest: Rest) => Promise<Value>,
  most = MOST,
): (key: string, ...rest: Rest) => Promise<Value> {
  const entries = new Map<string, Entry<Value>>()
  return (key, ...rest) => {
    const known = entries.get(key)
    if (known && Date.now() < known.until) return known.value
    const value = make(key, ...rest)
    entries.delete(key)
    if (entries.size >= most) entries.delete(entries.keys().next().value!)
    entries.set(key, { until: Date.now() + ms, value })
    value.catch(() => entries.delete(key))
    return value
  }
}
