import { useEffect, useRef } from 'react'
import { Shirt } from '#ui/Shirt.tsx'

type Props = {
  title: string
  text?: string
  /** Moves the focus to the heading because the focused element was removed. */
  takesFocus?: boolean
}

/** Empty state of a queue. */
export function Empty({ title, text, takesFocus = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current!.focus()
  }, [takesFocus])
  return (
    <div className="well empty">
      <Shirt number="0" state="training" />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {text && <p className="muted">{text}</p>}
    </div>
  )
}
