import '#styles/kit.css'
import { KIT_COLOURS, KIT_SECOND, KIT_TRIM, trimOf, type Kit as Colours } from '#core/kits.ts'

/** A player's own shirt, drawn over the page's symbol `#shirt`. Decorative: the name is beside it. */
export function Kit({ kit }: { kit: Colours }) {
  return (
    <svg className="kit" viewBox="0 0 96 88" aria-hidden="true">
      <g clipPath="url(#shirt-cut)">
        <path d="M0 0h96v88H0z" fill={KIT_COLOURS[kit.first]} />
        <path d={KIT_SECOND[kit.pattern]} fill={KIT_COLOURS[kit.second]} />
        <path d={KIT_TRIM} fill="none" stroke={trimOf(kit)} strokeWidth="7" />
      </g>
      <use href="#shirt" />
    </svg>
  )
}
