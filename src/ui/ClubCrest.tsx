import { useState } from 'react'
import { ClubBadge, type BadgeClub } from './ClubBadge.tsx'

type Props = {
  club: BadgeClub & { crest: string | null }
  /** Height in px; the width follows. */
  size?: number
}

/** Our drawing of a club's crest; its badge when there is none or it fails to load. Decorative. */
export function ClubCrest({ club, size = 16 }: Props) {
  const [lost, setLost] = useState(false)
  if (!club.crest || lost) return <ClubBadge club={club} size={size} />
  return (
    <img
      className="club-badge"
      src={club.crest}
      alt=""
      width={Math.round((size * 10) / 11)}
      height={size}
      loading="lazy"
      onError={() => setLost(true)}
    />
  )
}
