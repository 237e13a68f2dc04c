import { useState, useEffect } from 'react'
import type { Pack } from '#search/pack.ts'
import { ClubCrest } from '#ui/ClubCrest.tsx'
import type { Answer } from '../../rules/engine.ts'
import { sentPortraits } from '#stores/sent-portraits.ts'

type Props = { answer: Answer; pack: Pack | null; className: string | undefined }

/** Portrait of a footballer, or his club's crest without one; decorative beside the name. */
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

/** Author of a submitted portrait; null without one or while loading. */
export function useAuthor(id: string): string | null {
  const [author, setAuthor] = useState<string | null>(null)
  useEffect(() => {
    void sentPortraits().then((authors) => setAuthor(Object.hasOwn(authors, id) ? (authors[id] ?? null) : null))
  }, [id])
  return author
}
