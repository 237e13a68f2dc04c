import '#styles/fields.css'
import { CircleAlert } from 'lucide-react'

type Props = { id: string; text: string }

/** Error of a form, or why it was not sent; announced when it appears. */
export function Problem({ id, text }: Props) {
  return (
    <p id={id} role="alert" className="msg-bad">
      <CircleAlert className="i i-s" aria-hidden="true" />
      {text}
    </p>
  )
}
