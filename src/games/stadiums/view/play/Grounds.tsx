import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useStore } from '@nanostores/react'
import type { BoardProps, GameWords } from '#play/game.ts'
import { aside } from '#ui/aside.ts'
import { playIntent } from '#ui/intent.ts'
import type { View, Places } from '../../rules/engine.ts'
import { CARDS } from '../../rules/terms.ts'
import { GroundCard } from './GroundCard.tsx'
import { $hand, $kept, placesOf } from './hand.ts'
import styles from './grounds.module.css'
import type { StadiumsAction } from '../../rules/action.ts'
import { persisted } from '#stores/persisted.ts'

const neverChanges = () => () => {}

/** Clubs placed on the cards of a run; null while loading and in static HTML. */
export function usePlaces(run: string, view: View | null): Places | null {
  const kept = useStore($kept)
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return view && isHydrated ? placesOf(kept, run, view) : null
}

const IS_TRUE = { safeParse: (value: unknown) => (typeof value === 'boolean' ? { data: value } : {}) }

/** Shows the board as six selects without pictures: the same run and points. Stored per browser. */
export const $isFormMode = persisted<boolean>('stadiums-form', IS_TRUE, false)

/**
 * Mirrors the choice in `data-form`, so that CSS reserves the right space; src/inline/level.ts sets it for the first
 * frame.
 */
if (typeof document !== 'undefined') {
  $isFormMode.subscribe((isForm) => void document.documentElement.toggleAttribute('data-form', isForm))
}

/** Lazy import: loaded for players only; taps work before it arrives. */
const Arena = aside(async () => {
  await playIntent()
  return { default: (await import('./drag/Arena.tsx')).Arena }
})
const Form = aside(async () => ({ default: (await import('./Form.tsx')).Form }))

type Props = BoardProps<View, StadiumsAction, GameWords<'stadiums'>>

/** The six grounds of a run, as cards or as a form. */
export function Grounds({ runId, view, pictures, busy, locale, t: { own } }: Props) {
  const places = usePlaces(runId, view)
  const isForm = useStore($isFormMode) && view !== null
  const { newest } = useStore($hand)
  const list = useRef<HTMLDivElement>(null)
  // Checks from before a reload are not animated again.
  const [seen] = useState(view?.left)
  const first = seen ?? view?.left
  const changed = newest ?? (view && view.left !== first ? view.cards.findIndex(({ right }) => !right) : null)
  useInSight(list, `${changed} ${view?.left}`)
  return (
    <div ref={list} className={styles.stage}>
      {view && !isForm && (
        <Suspense>
          <Arena key={runId} view={view} t={own} />
        </Suspense>
      )}
      {isForm && places ? (
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
              placed={places?.[at] ?? null}
              isNewest={changed !== null && at === Math.max(0, changed)}
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

/** Placeholder of the six grounds. */
const Waiting = () => (
  <ul className={styles.grounds} aria-hidden="true">
    {Array.from({ length: CARDS }, (_, at) => (
      <li key={at} className={styles.card} data-empty="" />
    ))}
  </ul>
)

/** Keeps the changed element in view whenever stage or list is resized; the observer also fires once at the start. */
function useInSight(list: { current: HTMLElement | null }, change: string) {
  useEffect(() => {
    const cards = list.current
    const stage = cards?.parentElement
    if (!stage) return
    const watcher = new ResizeObserver(() => stage.querySelector('[data-newest]')?.scrollIntoView({ block: 'nearest' }))
    watcher.observe(stage)
    watcher.observe(cards)
    return () => watcher.disconnect()
  }, [list, change])
}
