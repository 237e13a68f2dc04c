import { useEffect, useState } from 'react'
import type { Page, Reply, Trouble } from './api.ts'

type State<Item> = {
  /** Null until the first page has loaded. */
  items: readonly Item[] | null
  next: string | null
  busy: boolean
  trouble: Trouble | null
}

/** A list loaded in pages. */
export type Pages<Item> = State<Item> & {
  /** Loads the next page, or retries the failed one. */
  more: () => void
  add: (item: Item) => void
  drop: (item: Item) => void
  replace: (item: Item, by: Item) => void
}

/** Reads `load` page by page. To switch lists, change the component's `key`. */
export function usePages<Answer extends Page<unknown>>(
  load: (cursor: string | null) => Promise<Reply<Answer>>,
  onPage?: (page: Answer) => void,
): Pages<Answer['items'][number]> {
  type Item = Answer['items'][number]
  const [state, setState] = useState<State<Item>>({ items: null, next: null, busy: true, trouble: null })
  const setItems = (change: (items: readonly Item[]) => readonly Item[]) =>
    setState((now) => ({ ...now, items: change(now.items ?? []) }))

  function take(reply: Reply<Answer>) {
    if (reply.ok) onPage?.(reply.answer)
    setState(({ items, next }) =>
      reply.ok
        ? { items: [...(items ?? []), ...reply.answer.items], next: reply.answer.next, busy: false, trouble: null }
        : { items, next, busy: false, trouble: reply.code },
    )
  }

  // Runs once, because `load` never changes during the life of a list.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => void load(null).then(take), [])

  return {
    ...state,
    more() {
      if (state.busy) return
      setState((now) => ({ ...now, busy: true, trouble: null }))
      void load(state.next).then(take)
    },
    add: (item) => setItems((items) => [item, ...items]),
    drop: (item) => setItems((items) => items.filter((other) => other !== item)),
    replace: (item, by) => setItems((items) => items.map((other) => (other === item ? by : other))),
  }
}
