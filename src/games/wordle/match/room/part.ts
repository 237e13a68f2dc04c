import type { PartProps, RoomWords } from '#play/room/game.ts'
import type { Messages } from '#i18n/messages/index.ts'
import type { Figures, GameView, Settings } from '../race/state.ts'
import type { GameWords } from '#play/game.ts'

/** Words of the race and of the board. */
export type RaceWords = Messages<'race'> & { wordle: GameWords<'wordle'> }

export type Part = PartProps<Settings, GameView, Figures, RaceWords>

/** Words for the components of Wordle's board. */
export const boardWords = ({ t }: Pick<RoomWords<RaceWords>, 't'>) => ({ football: t.football, own: t.own.wordle })
