/** LRU cache of `most` values, by last write. Callers validate values that can change elsewhere. */
export function lruCache<Value>(most: number) {
  const values = new Map<string, Value>()
  return {
    get: (key: string): Value | undefined => values.get(key),
    set(key: string, value: Value) {
      values.delete(key)
      if (values.size >= most) values.delete(values.keys().next().value!)
      values.set(key, value)
    },
    forget: (key: string) => void values.delete(key),
  }
}
