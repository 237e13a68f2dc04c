import { useId } from 'react'

export type BadgeClub = { colours: readonly [string, string] | null; pattern: string | null }

type Props = {
  club: BadgeClub
  /** Height in px; the width follows. */
  size?: number
}

/** Paths over the first colour, in a view box of 30 x 32. */
const PATTERNS: Record<string, string> = {
  stripes: 'M7 0h5v32H7zM18 0h5v32h-5z',
  halves: 'M15 0h15v32H15z',
  hoops: 'M0 6h30v6H0zM0 18h30v6H0z',
  hband: 'M0 11h30v9H0z',
  band: 'M10 0h10v32H10z',
  vband2: 'M10 0h10v32H10z',
  sash: 'M0 2 30 24v8L0 10z',
  diagonal: 'M0 0h30L0 32z',
  sleeves: 'M0 0h7v32H0zM23 0h7v32h-7z',
  cross: 'M12 0h6v32h-6zM0 11h30v6H0z',
  chevron: 'M0 8 15 18 30 8v7L15 25 0 15z',
  lozenges: 'M0 0h15v16H0zM15 16h15v16H15z',
}

const SHIELD = 'M2 2h26v15c0 7-6 11-13 13C8 28 2 24 2 17z'
const FRAME = '#00000066'

/** A shield in a club's shirt colours; not its crest. Decorative: the club's name is beside it. */
export function ClubBadge({ club, size = 16 }: Props) {
  const clip = useId()
  if (!club.colours) return null
  const [first, second] = club.colours
  return (
    <svg className="club-badge" viewBox="0 0 30 32" width={(size * 30) / 32} height={size} aria-hidden="true">
      <clipPath id={clip}>
        <path d={SHIELD} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h30v32H0z" fill={first} />
        <path d={PATTERNS[club.pattern ?? ''] ?? 'M0 0h30v7H0z'} fill={second} />
      </g>
      <path d={SHIELD} fill="none" stroke={FRAME} strokeWidth="2" />
    </svg>
  )
}
