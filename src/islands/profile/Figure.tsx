import type { ReactNode } from 'react'

/** Shows the value above its label; the DOM has the same order. */
export function Figure({ value, label }: { value: ReactNode; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  )
}
