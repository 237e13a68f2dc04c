import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { useLoaded } from './use-loaded.ts'

type Props<Part> = {
  /** Must not change from render to render. */
  load: () => Promise<Part>
  /** In its place until it is there. */
  waiting: ReactNode
  /** When it cannot be had, and on the button that tries again. */
  says: string
  again: string
  children: (part: Part) => ReactNode
}

/** A part that comes on demand and that the page cannot do without. */
export function Needed<Part>({ load, waiting, says, again, children }: Props<Part>) {
  const { loaded, failed, retry } = useLoaded(load)
  if (loaded) return children(loaded)
  if (!failed) return waiting
  return (
    <section className="card stack narrow" role="alert">
      <p>{says}</p>
      <Button look="primary" onClick={retry}>
        {again}
      </Button>
    </section>
  )
}
