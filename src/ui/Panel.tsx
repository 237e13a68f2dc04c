import type { ReactNode } from 'react'

type Props = { title: string; note?: string; children?: ReactNode }

/** A card with a title; `note` stands below its content. */
export const Panel = ({ title, note, children }: Props) => (
  <section className="card stack">
    <h2>{title}</h2>
    {children}
    {note && <p className="sm muted">{note}</p>}
  </section>
)
