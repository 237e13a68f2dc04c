import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Active,
  type Over,
  type Announcements,
  type KeyboardCoordinateGetter,
  pointerWithin,
  type ClientRect,
  type CollisionDetection,
} from '@dnd-kit/core'
import { useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import type { GameWords } from '#play/game.ts'
import { Crest } from '../Handle.tsx'
import type { View } from '../../../rules/engine.ts'
import { $hand, put, tapCard, tapLogo, $currentRun, refusalOf } from '../hand.ts'
import styles from './arena.module.css'
import { Links, isMoved, LIFT, onCard, tokenOf, TRAY } from './Links.tsx'
import { fill } from '#i18n/format.ts'
import { clubOf, groundName } from '../../../words.ts'

/** Drop target: the element under the pointer; by keyboard, the card whose centre the crest was moved to. */
const dropTarget: CollisionDetection = (all) => {
  if (all.pointerCoordinates) {
    const under = pointerWithin(all)
    // Cards continue behind the dock, so the tray wins.
    const tray = under.find(({ id }) => id === TRAY)
    return tray ? [tray] : under
  }
  return all.droppableContainers.flatMap(({ id }) => {
    const rect = all.droppableRects.get(id)
    return rect && id !== TRAY && isOn(all.collisionRect, rect) ? { id } : []
  })
}

/** Distance in px below which two centres count as equal. */
const NEAR = 8

const isOn = (held: ClientRect, card: ClientRect): boolean =>
  Math.abs(middle(held).x - middle(card).x) <= NEAR && Math.abs(middle(held).y - middle(card).y) <= NEAR

const middle = ({ left, top, width, height }: ClientRect) => ({ x: left + width / 2, y: top + height / 2 })

type Step = { by: 1 | -1; rows: boolean }

/** Moves by key: along the cards in reading order, or a row up and down. */
const STEPS: Record<string, Step> = {
  ArrowRight: { by: 1, rows: false },
  ArrowLeft: { by: -1, rows: false },
  ArrowDown: { by: 1, rows: true },
  ArrowUp: { by: -1, rows: true },
}

/** Moves a crest between open cards by keyboard; the first arrow goes to the first card, or back to the last one. */
const toNextCard: KeyboardCoordinateGetter = (event, { context }) => {
  const step = STEPS[event.code]
  if (!step || !context.collisionRect) return undefined
  event.preventDefault()
  const cards = context.droppableContainers
    .getEnabled()
    .flatMap(({ id, node }) => (id !== TRAY && node.current ? { at: onCard({ id })!, element: node.current } : []))
    .toSorted((one, other) => one.at - other.at)
  const now = cards.findIndex(({ at }) => at === onCard(context.over))
  const lefts = cards.map(({ element }) => element.getBoundingClientRect().left)
  const next = cards[targetOf(now, step, lefts)]
  if (!next) return undefined
  next.element.scrollIntoView({ block: 'nearest' })
  const target = middle(next.element.getBoundingClientRect())
  const { width, height } = context.collisionRect
  return { x: target.x - width / 2, y: target.y - height / 2 }
}

/** Index after a step from `now` (-1: none yet), among cards with these left edges; stays at either end. */
export function targetOf(now: number, { by, rows }: Step, lefts: readonly number[]): number {
  const last = lefts.length - 1
  if (now < 0) return by > 0 ? 0 : last
  if (!rows) return Math.min(last, Math.max(0, now + by))
  for (let at = now + by; at >= 0 && at <= last; at += by) if (lefts[at] === lefts[now]) return at
  return now
}

const KEYS = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] }
const DROP = { duration: 180, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }
const POINTER = { activationConstraint: LIFT }
const KEYBOARD = { coordinateGetter: toNextCard, keyboardCodes: KEYS, scrollBehavior: 'auto' } as const
const SCROLL = { threshold: { x: 0, y: 0.14 } }

type Props = { view: View; t: GameWords<'stadiums'> }

/**
 * Drag and drop by mouse, touch and keyboard, with announcements. Mounted next to the board instead of around it, so
 * that loading it does not remount the board.
 */
export function Arena({ view, t }: Props) {
  const [held, setHeld] = useState<string | null>(null)
  const sensors = useSensors(useSensor(PointerSensor, POINTER), useSensor(KeyboardSensor, KEYBOARD))
  const accessibility = useMemo(
    () => ({
      container: document.body,
      screenReaderInstructions: { draggable: '' },
      announcements: announcementsOf(t),
    }),
    [t],
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={dropTarget}
      autoScroll={SCROLL}
      accessibility={accessibility}
      onDragStart={({ active }) => {
        setHeld(tokenOf(active))
        $hand.set({ ...$hand.get(), logo: null, card: null, refused: null })
      }}
      onDragCancel={() => setHeld(null)}
      onDragEnd={({ active, over, delta, activatorEvent }) => {
        setHeld(null)
        if (isMoved(delta) || activatorEvent.type === 'keydown') drop(active, over)
        else tapSlowly(active, over)
      }}
    >
      <Links view={view} />
      {createPortal(
        <DragOverlay dropAnimation={isStill() ? null : DROP} zIndex={60}>
          {held && <Held token={held} view={view} />}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  )
}

/** Drops on a card or back into the tray; anywhere else has no effect. */
function drop(active: Active, over: Over | null) {
  if (over) put(tokenOf(active), onCard(over))
}

/** Treats a press without movement as a tap. */
function tapSlowly(active: Active, over: Over | null) {
  const card = onCard(over)
  if (card === null) tapLogo(tokenOf(active))
  else tapCard(card)
}

/** The dragged crest: larger and tilted. */
function Held({ token, view }: { token: string; view: View }) {
  const logo = view.logos.find((one) => one.token === token)
  return (
    <span className={styles.held} data-in-hand="">
      {logo && <Crest club={logo.club} />}
    </span>
  )
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Screen reader announcements during a drag. */
function announcementsOf(t: GameWords<'stadiums'>): Announcements {
  const clubIn = (active: Active) => {
    const run = $currentRun.get()
    return run ? clubOf(run.view, tokenOf(active)) : ''
  }
  const groundUnder = (over: Over) => {
    const [at, run] = [onCard(over), $currentRun.get()]
    return at === null || !run ? t.tray : groundName(run.view.cards[at]!, at, t)
  }
  const isRefused = (active: Active, over: Over) => {
    const [at, run] = [onCard(over), $currentRun.get()]
    return at !== null && run !== null && refusalOf(run.view, tokenOf(active), at) !== null
  }
  const back = (active: Active) => fill(t.dragBack, { club: clubIn(active) })
  return {
    onDragStart: ({ active }) => fill(t.dragStart, { club: clubIn(active) }),
    onDragOver: ({ active, over }) =>
      over ? fill(t.dragOver, { club: clubIn(active), ground: groundUnder(over) }) : undefined,
    onDragEnd: ({ active, over }) =>
      over && !isRefused(active, over)
        ? fill(t.dragEnd, { club: clubIn(active), ground: groundUnder(over) })
        : back(active),
    onDragCancel: ({ active }) => back(active),
  }
}
