import { DIFFICULTIES, ROUND_CHOICES } from '#contracts/wordle-room.ts'
import { fill } from '#i18n/format.ts'
import type { Setting } from '#play/room/game.ts'
import type { Settings } from '../race/state.ts'
import type { RaceWords } from './part.ts'

/** What the host of a race decides. */
export function settingsOf(settings: Settings, { own }: { own: RaceWords }): Setting<Settings>[] {
  return [
    {
      label: own.rounds,
      value: String(settings.rounds),
      options: ROUND_CHOICES.map((rounds) => ({
        value: String(rounds),
        label: String(rounds),
        settings: { ...settings, rounds },
      })),
    },
    {
      label: own.difficulty,
      value: settings.difficulty,
      options: DIFFICULTIES.map((difficulty) => ({
        value: difficulty,
        label: own[difficulty],
        settings: { ...settings, difficulty },
      })),
    },
    {
      label: own.hideColours,
      value: String(settings.hideColours),
      options: [false, true].map((hideColours) => ({
        value: String(hideColours),
        label: hideColours ? own.on : own.off,
        settings: { ...settings, hideColours },
      })),
      hint: own.hideSays,
    },
  ]
}

/** "3 rounds of 90 seconds". */
export const inShort = ({ rounds }: Settings, { own }: { own: RaceWords }): string => fill(own.inShort, { rounds })
