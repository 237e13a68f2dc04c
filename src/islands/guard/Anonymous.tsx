import type { ReactNode } from 'react'
import { levelProgress } from '#core/levels.ts'
import { openConnection } from '#stores/connection.ts'
import { Button } from '#ui/Button.tsx'
import { Shirt } from '#ui/Shirt.tsx'
import { useLoaded } from '#ui/use-loaded.ts'

export type AnonymousWords = Record<'anonymousTitle' | 'anonymousText' | 'logIn', string>

/** Loaded after the first paint: the store's schemas are larger than this page. */
const loadPoints = async () => (await import('#stores/local-progress.ts')).$points.get()

/** Card behind the login dialog: why and how to log in. */
export function Anonymous({ t, path, note }: { t: AnonymousWords; path: string; note?: ReactNode }) {
  const { loaded: points } = useLoaded(loadPoints)
  return (
    <section className="card stack narrow">
      <Shirt number={levelProgress(points ?? 0).level} state="next" />
      <h1>{t.anonymousTitle}</h1>
      <p className="muted">{t.anonymousText}</p>
      {note}
      <Button look="primary" size="large" onClick={() => openConnection({ redirect: path })}>
        {t.logIn}
      </Button>
    </section>
  )
}
