type Entry<Value> = { until: number; value: Promise<Value> }

const MAX_ENTRIES = 100

/**
 * Remembers what `make` answered per key for `ms`, and asks once for all who come meanwhile. A failure is not
 * remembered. Time is Date.now().
 */
export function memoized<Value>(ms: number, make: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const entries = new Map<string, Entry<Value>>()
  return (key) => {
    const known = entries.get(key)
    if (known && Date.now() < known.until) return known.value
    const value = make(key)
    entries.delete(key)
    if (entries.size >= MAX_ENTRIES) entries.delete(entries.keys().next().value!)
    entries.set(key, { until: Date.now() + ms, value })
    value.catch(() => entries.delete(key))
    return value
  }
}
