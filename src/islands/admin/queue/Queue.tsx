import { useState } from 'react'
import type { QueuedSubmission } from '#contracts/admin.ts'
import { plural } from '#i18n/format.ts'
import * as api from '../api.ts'
import { $open, countDecided, setOpen } from '../open-counts.ts'
import { Paged } from '../Paged.tsx'
import { SaidLine, useSaid } from '../Said.tsx'
import { usePages } from '../use-pages.ts'
import type { Speech } from '../words.ts'
import { History } from './History.tsx'
import { Review } from './Review.tsx'

/** The next page is fetched when fewer submissions than this remain. */
const AT_HAND = 3

/** Submitted pictures, one at a time, oldest first. */
export function Queue({ speech }: { speech: Speech }) {
  const { admin } = speech.t
  const pages = usePages(
    (cursor) => api.submissions('pending', cursor),
    ({ open }) => setOpen('queue', open),
  )
  const { said, say } = useSaid()
  const [later, setLater] = useState<readonly QueuedSubmission[]>([])
  const waiting = (pages.items ?? []).filter((item) => !later.includes(item))
  const current = waiting[0] ?? later[0]

  function goOn(sentence: string) {
    pages.drop(current!)
    setLater(later.filter((item) => item !== current))
    countDecided('queue')
    if (waiting.length < AT_HAND && pages.next !== null) pages.more()
    say(`${sentence} ${plural(speech.locale, admin.left, $open.get().queue ?? 0)}`)
  }

  function putBack() {
    setLater([...later.filter((item) => item !== current), current!])
    say(admin.putBack)
  }

  const empty = { title: admin.queueEmpty, text: admin.queueEmptyText, takesFocus: said.at > 0 }
  return (
    <>
      <SaidLine said={said} />
      <Paged speech={speech} pages={pages} empty={empty}>
        {() =>
          current ? (
            <Review
              // Remounts when the only submission is skipped and shown again.
              key={`${current.id} ${said.at}`}
              speech={speech}
              submission={current}
              takesFocus={said.at > 0}
              onDecided={goOn}
              onLater={putBack}
            />
          ) : null
        }
      </Paged>
      <History speech={speech} decisions={said.at} />
    </>
  )
}
