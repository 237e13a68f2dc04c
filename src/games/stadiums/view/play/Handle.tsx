import type { ReactNode } from 'react'
import { keepPress } from './drag/press.ts'
import { tapLogo } from './hand.ts'

type Props = {
  token: string
  label: string
  pressed: boolean
  disabled: boolean
  className: string | undefined
  /** Where it lies on a card, that takes the tap. */
  onTap?: () => void
  children: ReactNode
}

/** Id of the sentence that says how a crest is carried by keyboard. */
export const HOW = 'carry-how'

/** A crest that can be tapped, and carried (drag/Links.tsx). Its touch never scrolls: whatever lies around it does. */
export function Handle({ token, label, pressed, disabled, className, onTap, children }: Props) {
  return (
    <button
      type="button"
      aria-describedby={HOW}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      className={className}
      data-token={token}
      onPointerDown={({ nativeEvent }) => keepPress(nativeEvent)}
      onClick={() => !disabled && (onTap ? onTap() : tapLogo(token))}
    >
      {children}
    </button>
  )
}
