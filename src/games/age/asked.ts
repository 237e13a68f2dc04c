import type { Asked } from './engine/index.ts'

/** What the rules need of a footballer of the facts or of the pack. */
export const askedOf = ({ id, name, club, nation, role, position, born }: Asked): Asked => ({
  id,
  name,
  club,
  nation,
  role,
  position,
  born,
})
