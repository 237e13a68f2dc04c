import { useEffect, useState } from 'react'
import type { Pack } from '#search/pack.ts'
import { sentPortraits } from '#stores/sent-portraits.ts'
import { ClubCrest } from '#ui/ClubCrest.tsx'
import type { Answer } from '../engine/index.ts'

type Props = { answer: Answer; pack: Pack | null; className: string | undefined }

/** A footballer's portrait, or his club's crest where there is none. Decoration beside the name. */
export function Footballer({ answer: { id, club }, pack, className }: Props) {
  const [sent, setSent] = useState(false)
  const [lost, setLost] = useState(false)
  useEffect(() => void sentPortraits().then((authors) => setSent(Object.hasOwn(authors, id))), [id])

  const drawn = pack?.byId.get(id)?.portrait === true
  if ((drawn || sent) && !lost) {
    const src = `/img/portrait/${id}.webp?w=256`
    return <img className={className} src={src} alt="" width={88} height={88} onError={() => setLost(true)} />
  }
  const known = club === null ? undefined : pack?.clubs.get(club)
  return <span className={className}>{known && <ClubCrest club={known} size={48} />}</span>
}
