import '#styles/kit.css'
import { KIT_COLOURS, type Kit as Colours, type KitPattern } from '#core/kits.ts'

/** Where the second colour goes, on the 96 x 88 of the shirt. */
const SECOND: Record<KitPattern, string> = {
  plain: '',
  stripes: 'M28 0h8v88h-8zM44 0h8v88h-8zM60 0h8v88h-8z',
  hoops: 'M0 26h96v11H0zM0 48h96v11H0zM0 70h96v11H0z',
  halves: 'M48 0h48v88H48z',
  sash: 'M16 0h18l48 80v8H66L16 12z',
  sleeves: 'M0 0h22v88H0zM74 0h22v88H74z',
}
const COLLAR = 'M33 7C37 16 59 16 63 7'
const CUFFS = 'M8 27.5 21.5 38.5M88 27.5 74.5 38.5'

/** A player's own shirt, drawn over the page's symbol `#shirt`. Decoration: the name stands beside it. */
export function Kit({ kit: { pattern, first, second } }: { kit: Colours }) {
  const trim = KIT_COLOURS[pattern === 'sleeves' ? first : second]
  return (
    <svg className="kit" viewBox="0 0 96 88" aria-hidden="true">
      <g clipPath="url(#shirt-cut)">
        <path d="M0 0h96v88H0z" fill={KIT_COLOURS[first]} />
        <path d={SECOND[pattern]} fill={KIT_COLOURS[second]} />
        <path d={COLLAR + CUFFS} fill="none" stroke={trim} strokeWidth="7" />
      </g>
      <use href="#shirt" />
    </svg>
  )
}
