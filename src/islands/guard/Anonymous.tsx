import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { levelProgress } from '#core/levels.ts'
import { openConnection } from '#stores/connection.ts'
import { $points } from '#stores/local-progress.ts'
import { Button } from '#ui/Button.tsx'
import { Shirt } from '#ui/Shirt.tsx'

export type AnonymousWords = Record<'anonymousTitle' | 'anonymousText' | 'logIn', string>

/** What stands behind the dialog, and stays when it is closed: why to log in, and how. */
export function Anonymous({ t, path, note }: { t: AnonymousWords; path: string; note?: ReactNode }) {
  const points = useStore($points, { ssr: 'initial' })
  return (
    <section className="card stack narrow">
      <Shirt number={levelProgress(points).level} state="next" />
      <h1>{t.anonymousTitle}</h1>
      <p className="muted">{t.anonymousText}</p>
      {note}
      <Button look="primary" size="large" onClick={() => openConnection({ redirect: path })}>
        {t.logIn}
      </Button>
    </section>
  )
}
