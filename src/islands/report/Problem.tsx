import { CircleAlert } from 'lucide-react'

type Props = { id: string; text: string }

/** Why a report was not sent; read aloud as it appears. */
export function Problem({ id, text }: Props) {
  return (
    <p id={id} role="alert" className="msg-bad">
      <CircleAlert className="i i-s" aria-hidden="true" />
      {text}
    </p>
  )
}
