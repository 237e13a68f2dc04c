import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { useLoaded } from './use-loaded.ts'

type Props<Part> = {
  /** Must be stable between renders. */
  load: () => Promise<Part>
  /** Shown while it loads. */
  waiting: ReactNode
  /** Message after a failed load, and the label of the retry button. */
  label: string
  again: string
  children: (part: Part) => ReactNode
}

/** A lazily loaded part that the page requires; shows a failure with a retry button. */
export function Needed<Part>({ load, waiting, label, again, children }: Props<Part>) {
  const { loaded, failed, retry } = useLoaded(load)
  if (loaded) return children(loaded)
  if (!failed) return waiting
  return (
    <section className="card stack narrow" role="alert">
      <p>{label}</p>
      <Button look="primary" onClick={retry}>
        {again}
      </Button>
    </section>
  )
}
