import { ClubBadge, type BadgeClub } from './ClubBadge.tsx'
import { ImageOr } from './ImageOr.tsx'

type Props = {
  club: BadgeClub & { crest: string | null }
  /** Height in px; the width follows. */
  size?: number
}

/** Our drawing of a club's crest; its badge when there is none or it fails to load. Decorative. */
export function ClubCrest({ club, size = 16 }: Props) {
  return (
    <ImageOr
      className="club-badge"
      source={club.crest}
      width={Math.round((size * 10) / 11)}
      height={size}
      loading="lazy"
    >
      <ClubBadge club={club} size={size} />
    </ImageOr>
  )
}
