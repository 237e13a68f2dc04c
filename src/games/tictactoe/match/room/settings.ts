import { BEST_OF, STEALS, TURN_SECONDS } from '#contracts/tictactoe-room.ts'
import { fill } from '#i18n/format.ts'
import type { Setting } from '#play/room/game.ts'
import type { Settings } from '../race/state.ts'
import type { GridRaceWords } from './part.ts'

/** What the host of a match decides. */
export const settingsOf = (settings: Settings, { own }: { own: GridRaceWords }): Setting<Settings>[] => [
  {
    label: own.boards,
    value: String(settings.bestOf),
    options: BEST_OF.map((bestOf) => ({
      value: String(bestOf),
      label: String(bestOf),
      settings: { ...settings, bestOf },
    })),
  },
  {
    label: own.stealsEach,
    value: String(settings.steals),
    options: STEALS.map((steals) => ({
      value: String(steals),
      label: String(steals),
      settings: { ...settings, steals },
    })),
  },
  {
    label: own.clock,
    value: String(settings.seconds),
    options: TURN_SECONDS.map((seconds) => ({
      value: String(seconds),
      label: seconds === 0 ? own.off : String(seconds),
      settings: { ...settings, seconds },
    })),
    hint: own.clockSays,
  },
]

/** "Best of 3, 20 seconds a turn". */
export const inShort = ({ bestOf, seconds }: Settings, { own }: { own: GridRaceWords }): string =>
  fill(seconds === 0 ? own.inShortOff : own.inShort, { n: bestOf, seconds })
