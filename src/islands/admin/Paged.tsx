import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Empty } from './Empty.tsx'
import { Trouble } from './Trouble.tsx'
import type { Pages } from './use-pages.ts'
import type { Speech } from './words.ts'

type Props<Item> = {
  speech: Speech
  pages: Pages<Item>
  empty: ComponentProps<typeof Empty>
  children: (items: readonly Item[]) => ReactNode
}

/** A paged list in its states: loading, failed, empty, or loaded with a "more" button. */
export function Paged<Item>({ speech, pages, empty, children }: Props<Item>) {
  const { items, next, busy, trouble, more } = pages
  const { admin } = speech.t
  if (trouble) {
    return (
      <>
        {items && children(items)}
        <Trouble speech={speech} code={trouble} onRetry={more} />
      </>
    )
  }
  if (!items) return <Loading label={admin.loading} />
  if (items.length === 0 && next === null) return <Empty {...empty} />
  return (
    <>
      {children(items)}
      {next !== null && (
        <Button className="more" busy={busy} onClick={more}>
          {busy ? admin.loading : admin.more}
        </Button>
      )}
    </>
  )
}

function Loading({ label }: { label: string }) {
  return (
    <p role="status" className="well muted">
      {label}
    </p>
  )
}
