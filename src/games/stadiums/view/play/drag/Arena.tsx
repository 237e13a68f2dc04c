import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Active,
  type Over,
} from '@dnd-kit/core'
import { useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import type { GameWords } from '#play/game.ts'
import { Crest } from '../Crest.tsx'
import type { View } from '../../../rules/engine.ts'
import { $hand, put, tapCard, tapLogo } from '../hand.ts'
import styles from './arena.module.css'
import { announcementsOf } from './announcements.ts'
import { toNextCard } from './arrows.ts'
import { underTheHand } from './collisions.ts'
import { Links } from './Links.tsx'
import { isMoved, LIFT, onCard, tokenOf } from './terms.ts'

const KEYS = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] }
const DROP = { duration: 180, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }
const POINTER = { activationConstraint: LIFT }
const KEYBOARD = { coordinateGetter: toNextCard, keyboardCodes: KEYS, scrollBehavior: 'auto' } as const
const SCROLL = { threshold: { x: 0, y: 0.14 } }

type Props = { view: View; t: GameWords<'stadiums'> }

/**
 * Crests are carried by mouse, finger and keyboard, and every step of it is said. It lies beside the board, not around it:
 * the board is there before this is loaded, and stays as it is.
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
      collisionDetection={underTheHand}
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

/** On a card, or back into the tray; anywhere else nothing happens. */
function drop(active: Active, over: Over | null) {
  if (over) put(tokenOf(active), onCard(over))
}

/** Held without being moved. */
function tapSlowly(active: Active, over: Over | null) {
  const card = onCard(over)
  if (card === null) tapLogo(tokenOf(active))
  else tapCard(card)
}

/** The crest in the hand: larger and tilted. */
function Held({ token, view }: { token: string; view: View }) {
  const logo = view.logos.find((one) => one.token === token)
  return (
    <span className={styles.held} data-in-hand="">
      {logo && <Crest club={logo.club} />}
    </span>
  )
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
