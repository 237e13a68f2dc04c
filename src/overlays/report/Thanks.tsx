import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'

/** Takes the focus from the removed form, which also announces the message. */
export function Thanks({ text }: { text: string }) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <p ref={ref} tabIndex={-1} className="carry">
      <CircleCheck className="i i-l" aria-hidden="true" />
      <span>{text}</span>
    </p>
  )
}
