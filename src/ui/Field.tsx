import { CircleAlert, type LucideIcon } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import '#styles/fields.css'

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  label: string
  icon: LucideIcon
  /** A sentence; absent = nothing wrong. */
  error?: string | undefined
  hint?: string
  /** Beside the label, such as a link. */
  aside?: ReactNode
  /** Inside the frame, after the input. */
  end?: ReactNode
}

/** One labelled input. An error is announced, described to the input and shown with an icon. */
export function Field({ label, icon: Icon, error, hint, aside, end, ...input }: Props) {
  const id = useId()
  return (
    <div className="field">
      <span className="row between">
        <label htmlFor={id}>{label}</label>
        {aside}
      </span>
      <span className={error ? 'input bad' : 'input'}>
        <Icon className="i" aria-hidden="true" />
        <input {...input} id={id} aria-invalid={error ? true : undefined} aria-describedby={`${id}-text`} />
        {end}
      </span>
      <span id={`${id}-text`} aria-live="polite">
        {error ? (
          <span className="msg-bad">
            <CircleAlert className="i i-s" aria-hidden="true" />
            {error}
          </span>
        ) : (
          hint && <span className="xs muted">{hint}</span>
        )}
      </span>
    </div>
  )
}
