/**
 * A different item for every place, or null where there is none: `choices` are the items that fit each place. Kuhn's
 * algorithm; a place with as many items as there are places always finds one, so that no more of them are looked at.
 */
export function matched(choices: readonly (readonly number[])[]): number[] | null {
  const few = choices.map((items) => items.slice(0, choices.length))
  const takenBy = new Map<number, number>()

  function take(place: number, tried: Set<number>): boolean {
    for (const item of few[place]!) {
      if (tried.has(item)) continue
      tried.add(item)
      const holder = takenBy.get(item)
      if (holder === undefined || take(holder, tried)) {
        takenBy.set(item, place)
        return true
      }
    }
    return false
  }

  if (!few.every((_, place) => take(place, new Set()))) return null
  const items = few.map(() => -1)
  for (const [item, place] of takenBy) items[place] = item
  return items
}
