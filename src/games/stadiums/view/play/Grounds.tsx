import { Suspense, useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { BoardProps, GameWords } from '#play/game.ts'
import { aside } from '#ui/aside.ts'
import { playIntent } from '#ui/intent.ts'
import type { View } from '../../rules/engine.ts'
import { CARDS } from '../../rules/terms.ts'
import { $form } from './form.ts'
import { GroundCard } from './GroundCard.tsx'
import { $hand } from './hand.ts'
import styles from './grounds.module.css'
import { usePlaces } from './use-places.ts'
import type { StadiumsAction } from '../../rules/action.ts'

/** Comes with who plays: taps are taken before. */
const Arena = aside(async () => {
  await playIntent()
  return { default: (await import('./drag/Arena.tsx')).Arena }
})
const Form = aside(async () => ({ default: (await import('./Form.tsx')).Form }))

type Props = BoardProps<View, StadiumsAction, GameWords<'stadiums'>>

/** The six grounds of a run, as cards or as a form. */
export function Grounds({ runId, view, pictures, busy, locale, t: { own } }: Props) {
  const places = usePlaces(runId, view)
  const asForm = useStore($form) && view !== null
  const { newest } = useStore($hand)
  const list = useRef<HTMLDivElement>(null)
  // Checks of before a reload are not shown happening again.
  const [seen] = useState(view?.left)
  const first = seen ?? view?.left
  const changed = newest ?? (view && view.left !== first ? view.cards.findIndex(({ right }) => !right) : null)
  useInSight(list, `${changed} ${view?.left}`)
  return (
    <div ref={list} className={styles.stage}>
      {view && !asForm && (
        <Suspense>
          <Arena key={runId} view={view} t={own} />
        </Suspense>
      )}
      {asForm && places ? (
        <Suspense fallback={<Waiting />}>
          <Form view={view} places={places} newest={changed} busy={busy} locale={locale} t={own} />
        </Suspense>
      ) : (
        <ul className={styles.grounds} aria-label={own.board}>
          {Array.from({ length: CARDS }, (_, at) => (
            <GroundCard
              key={at}
              at={at}
              view={view}
              picture={pictures?.[at]?.[0] ?? null}
              lies={places?.[at] ?? null}
              isNewest={at === Math.max(0, changed ?? -1) && changed !== null}
              isFresh={view !== null && view.left !== first}
              busy={busy}
              locale={locale}
              t={own}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Six grounds that are on their way. */
const Waiting = () => (
  <ul className={styles.grounds} aria-hidden="true">
    {Array.from({ length: CARDS }, (_, at) => (
      <li key={at} className={styles.card} data-empty="" />
    ))}
  </ul>
)

/** What changed stays in sight, whatever becomes of the size of the stage; who begins to watch it is told once. */
function useInSight(list: { current: HTMLElement | null }, change: string) {
  useEffect(() => {
    const stage = list.current?.parentElement
    if (!stage) return
    const watcher = new ResizeObserver(() => stage.querySelector('[data-newest]')?.scrollIntoView({ block: 'nearest' }))
    watcher.observe(stage)
    return () => watcher.disconnect()
  }, [list, change])
}
