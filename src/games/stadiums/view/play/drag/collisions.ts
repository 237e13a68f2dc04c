import { pointerWithin, type ClientRect, type CollisionDetection } from '@dnd-kit/core'
import { TRAY } from './terms.ts'

/** What a crest lies over: the place under the finger; carried by keyboard, the card whose middle it was brought to. */
export const underTheHand: CollisionDetection = (all) => {
  if (all.pointerCoordinates) {
    const under = pointerWithin(all)
    // Cards go on behind the dock.
    const tray = under.find(({ id }) => id === TRAY)
    return tray ? [tray] : under
  }
  return all.droppableContainers.flatMap(({ id }) => {
    const rect = all.droppableRects.get(id)
    return rect && id !== TRAY && isOn(all.collisionRect, rect) ? { id } : []
  })
}

/** px between two middles that are one place. */
const NEAR = 8

const isOn = (held: ClientRect, card: ClientRect): boolean =>
  Math.abs(middle(held).x - middle(card).x) <= NEAR && Math.abs(middle(held).y - middle(card).y) <= NEAR

export const middle = ({ left, top, width, height }: ClientRect) => ({ x: left + width / 2, y: top + height / 2 })
