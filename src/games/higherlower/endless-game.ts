import { EndlessDock } from './Dock.tsx'
import { EndlessTally } from './EndlessTally.tsx'
import { game } from './game.ts'

/** Three lives, no clock. */
export const endless = { ...game, Tally: EndlessTally, Dock: EndlessDock }
