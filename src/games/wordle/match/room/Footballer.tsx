import { useState, useEffect } from 'react'
import type { Pack } from '#search/pack.ts'
import { ClubCrest } from '#ui/ClubCrest.tsx'
import type { Answer } from '../../rules/engine.ts'
import { sentPortraits } from '#stores/sent-portraits.ts'

type Props = { answer: Answer; pack: Pack | null; className: string | undefined }

/** A footballer's portrait, or his club's crest where there is none. Decoration beside the name. */
export function Footballer({ answer: { id, club }, pack, className }: Props) {
  const author = useAuthor(id)
  const [lost, setLost] = useState(false)

  const drawn = pack?.byId.get(id)?.portrait === true
  if ((drawn || author !== null) && !lost) {
    const src = `/img/portrait/${id}.webp?w=256`
    return <img className={className} src={src} alt="" width={88} height={88} onError={() => setLost(true)} />
  }
  const known = club === null ? undefined : pack?.clubs.get(club)
  return <span className={className}>{known && <ClubCrest club={known} size={48} />}</span>
}

/** Who made the portrait that was sent of a footballer; null where nobody sent one, or nobody knows yet. */
export function useAuthor(id: string): string | null {
  const [author, setAuthor] = useState<string | null>(null)
  useEffect(() => {
    void sentPortraits().then((authors) => setAuthor(Object.hasOwn(authors, id) ? (authors[id] ?? null) : null))
  }, [id])
  return author
}
