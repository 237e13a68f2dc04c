import '#styles/fields.css'
import { CircleAlert } from 'lucide-react'

type Props = { id: string; text: string }

/** What is wrong with a form, or why it was not sent; read aloud as it appears. */
export function Problem({ id, text }: Props) {
  return (
    <p id={id} role="alert" className="msg-bad">
      <CircleAlert className="i i-s" aria-hidden="true" />
      {text}
    </p>
  )
}
