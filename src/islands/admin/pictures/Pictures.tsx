import { useState } from 'react'
import type { ShownPicture } from '#contracts/admin-desk.ts'
import { fold } from '#core/fold.ts'
import { fill } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import * as api from '../api.ts'
import { Filter } from '../Filter.tsx'
import { Paged } from '../Paged.tsx'
import { SaidLine, useSaid } from '../Said.tsx'
import { usePages } from '../use-pages.ts'
import type { Speech } from '../words.ts'
import { AnyFootballer } from './AnyFootballer.tsx'
import { AskPicture, type Asked } from './AskPicture.tsx'
import { isHidden, isReplaced, PictureCard } from './PictureCard.tsx'

const KINDS = { all: () => true, replaced: isReplaced, hidden: isHidden }
type Kind = keyof typeof KINDS
const KIND_NAMES = Object.keys(KINDS) as Kind[]

/** Cards per page. */
const PAGE = 24

type Props = { speech: Speech; packUrl: string }

/** Replaced and hidden pictures; all other footballers are found by name. */
export function Pictures({ speech, packUrl }: Props) {
  const { admin } = speech.t
  const { said, say } = useSaid()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [found, setFound] = useState<ShownPicture | null>(null)
  const pages = usePages(api.pictures)
  const known = pages.items ?? []

  function onDone(now: ShownPicture) {
    const before = known.find(({ footballer }) => footballer.id === now.footballer.id)
    if (before) pages.replace(before, now)
    else pages.add(now)
    if (found) setFound(now)
    const sentence = now.takenDown ? admin[`hidden-${now.takenDown}`] : admin.shownAgain
    say(fill(sentence, { name: now.footballer.name }))
  }

  const find = (footballer: ShownPicture['footballer']) =>
    setFound(
      known.find((shown) => shown.footballer.id === footballer.id) ?? {
        footballer,
        author: null,
        licence: null,
        takenDown: null,
      },
    )

  return (
    <>
      <p className="muted sm">{admin.picturesText}</p>
      <SaidLine said={said} takesFocus />
      <AnyFootballer speech={speech} packUrl={packUrl} onFind={find} />
      <p className="vh" role="status">
        {found && fill(admin.foundBelow, { name: found.footballer.name })}
      </p>
      {found && (
        <ul className="cards" aria-label={admin.found}>
          <PictureCard speech={speech} picture={found} onAsk={setAsked} />
        </ul>
      )}
      <Paged speech={speech} pages={pages} empty={{ title: admin.picturesEmpty, text: admin.picturesEmptyText }}>
        {(items) => <List speech={speech} pictures={items} onAsk={setAsked} />}
      </Paged>
      {asked && <AskPicture speech={speech} asked={asked} onDone={onDone} onClose={() => setAsked(null)} />}
    </>
  )
}

type ListProps = { speech: Speech; pictures: readonly ShownPicture[]; onAsk: (asked: Asked) => void }

function List({ speech, pictures, onAsk }: ListProps) {
  const { admin } = speech.t
  const [kind, setKind] = useState<Kind>('all')
  const [text, setText] = useState('')
  const [limit, setLimit] = useState(PAGE)
  const wanted = pictures.filter(
    (picture) => KINDS[kind](picture) && fold(picture.footballer.name).includes(fold(text)),
  )
  return (
    <section className="stack" aria-labelledby="pictures-list">
      <h2 id="pictures-list">{admin.picturesList}</h2>
      <div className="row wrap filters">
        <Filter
          label={admin.state}
          choices={KIND_NAMES.map((value) => ({ value, label: admin[`kind-${value}`] }))}
          chosen={kind}
          onChoose={setKind}
        />
        <input
          className="input sm"
          type="search"
          aria-label={admin.filterByName}
          placeholder={admin.filterByName}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {wanted.length === 0 && <p role="status">{admin.nothingHere}</p>}
      <ul className="cards">
        {wanted.slice(0, limit).map((picture) => (
          <PictureCard key={picture.footballer.id} speech={speech} picture={picture} onAsk={onAsk} />
        ))}
      </ul>
      {wanted.length > limit && (
        <Button className="more" onClick={() => setLimit(limit + PAGE)}>
          {admin.more}
        </Button>
      )}
    </section>
  )
}
