import { pictureAddress } from '#core/picture-address.ts'
import type { ReactNode } from 'react'
import { keepPress } from './drag/press.ts'
import { tapLogo } from './hand.ts'

type Props = {
  token: string
  label: string
  pressed: boolean
  disabled: boolean
  className: string | undefined
  /** Handles a tap for a crest on a card. */
  onTap?: () => void
  children: ReactNode
}

/** Id of the description of keyboard dragging. */
export const DRAG_HELP_ID = 'carry-how'

/** A crest to tap or drag (drag/Links.tsx). Touching it never scrolls the page; the area around it does. */
export function Handle({ token, label, pressed, disabled, className, onTap, children }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-describedby={DRAG_HELP_ID}
      aria-disabled={disabled}
      aria-pressed={pressed}
      data-token={token}
      className={className}
      onClick={() => !disabled && (onTap ? onTap() : tapLogo(token))}
      onPointerDown={({ nativeEvent }) => keepPress(nativeEvent)}
    >
      {children}
    </button>
  )
}

/** Crest of a club; decorative, since the name is next to it. */
export const Crest = ({ club, className }: { club: string; className?: string | undefined }) => (
  <img
    alt=""
    src={pictureAddress(`crest/${club}.svg`)}
    width={40}
    height={44}
    draggable={false}
    className={className}
  />
)
