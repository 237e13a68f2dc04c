import type { ComponentProps } from 'react'

const LOOKS = { primary: 'btn btn-p', outline: 'btn', quiet: 'btn btn-q' } as const
const SIZES = { small: ' btn-s', normal: '', large: ' btn-l' } as const

type Props = ComponentProps<'button'> & {
  look?: keyof typeof LOOKS
  size?: keyof typeof SIZES
  /** Busy: stays focusable, announces it, and ignores clicks. */
  busy?: boolean
}

export function Button({ look = 'outline', size = 'normal', busy = false, className, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={`${LOOKS[look]}${SIZES[size]}${className ? ` ${className}` : ''}`}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    />
  )
}
