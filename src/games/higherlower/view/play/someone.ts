import type { Someone } from '#play/duel/someone.ts'
import type { Asked } from '../../rules/engine.ts'

/** Whom a card shows. */
export const someoneOf = ({ id, name, nation, club }: Asked): Someone => ({
  id,
  name,
  nation,
  clubs: club === null ? [] : [club],
})
