import { EndlessDock } from '../play/Dock.tsx'
import { EndlessTally } from '../play/EndlessTally.tsx'
import { game } from '../play/game.ts'

/** Three lives, no clock. */
export const endless = { ...game, Tally: EndlessTally, Dock: EndlessDock }
