import { useState, type ReactNode } from 'react'
import { fill } from '#i18n/format.ts'
import type { Page, Reply } from './api.ts'
import { Filter } from './Filter.tsx'
import { countDecided, setOpen, type Counted } from './open-counts.ts'
import { Paged } from './Paged.tsx'
import { SaidLine, useSaid } from './Said.tsx'
import { usePages } from './use-pages.ts'
import type { Speech } from './words.ts'

type Queued = { id: string }
type Answer<Item> = Page<Item> & { open: number }

type Props<Item extends Queued, Status extends string> = {
  speech: Speech
  section: Counted
  text: string
  /** The first choice lists what is pending. */
  choices: readonly [{ value: Status; label: string }, ...{ value: Status; label: string }[]]
  load: (status: Status, cursor: string | null) => Promise<Reply<Answer<Item>>>
  empty: { title: string; text: string }
  nameOf: (item: Item) => string
  card: (item: Item, onDecided: (sentence: string) => void) => ReactNode
}

/** Pending items as cards, and a filter for decided ones. */
export function CardQueue<Item extends Queued, Status extends string>(props: Props<Item, Status>) {
  const { speech, text, choices } = props
  const [status, setStatus] = useState(choices[0].value)
  return (
    <>
      <p className="muted sm">{text}</p>
      <Filter label={speech.t.admin.state} choices={choices} chosen={status} onChoose={setStatus} />
      <List key={status} {...props} status={status} />
    </>
  )
}

function List<Item extends Queued, Status extends string>(props: Props<Item, Status> & { status: Status }) {
  const { speech, section, choices, status, load, nameOf, card } = props
  const { said, say } = useSaid()
  const pages = usePages(
    (cursor) => load(status, cursor),
    ({ open }) => setOpen(section, open),
  )
  const empty = status === choices[0].value ? props.empty : { title: speech.t.admin.nothingHere }

  function onDecided(item: Item, sentence: string) {
    pages.drop(item)
    countDecided(section)
    say(fill(sentence, { name: nameOf(item) }))
  }

  return (
    <>
      <SaidLine said={said} takesFocus />
      <Paged speech={speech} pages={pages} empty={empty}>
        {(items) => (
          <ul className="cards">{items.map((item) => card(item, (sentence) => onDecided(item, sentence)))}</ul>
        )}
      </Paged>
    </>
  )
}
