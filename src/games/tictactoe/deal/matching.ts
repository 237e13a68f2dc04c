/**
 * Assigns a different item to as many places as possible; null for the others. `choices` are the items that fit each
 * place. Kuhn's algorithm; a place with as many items as there are places always finds one, so only that many are
 * tried.
 */
export function mostMatched(choices: readonly (readonly number[])[]): (number | null)[] {
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

  few.forEach((_, place) => take(place, new Set()))
  const itemOf = new Map([...takenBy].map(([item, place]) => [place, item]))
  return few.map((_, place) => itemOf.get(place) ?? null)
}

/** True when every place can have an item of its own. */
export const isMatched = (choices: readonly (readonly number[])[]): boolean => !mostMatched(choices).includes(null)
