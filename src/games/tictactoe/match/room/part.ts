import type { Messages } from '#i18n/messages/index.ts'
import type { PartProps } from '#play/room/game.ts'
import type { MatchWords } from '../bot/words.ts'
import type { Figures, GameView, Settings } from '../race/state.ts'

/** Words of the room and of the grid. */
export type GridRaceWords = Messages<'gridRace'> & { grid: MatchWords; end: Messages<'end'> }

export type Part = PartProps<Settings, GameView, Figures, GridRaceWords>

/** Id of a board, under which its chosen cell is stored. */
export const boardId = ({ state, game }: Pick<Part, 'state' | 'game'>): string => `${state.view.match}-${game.number}`

/** True when it is the viewer's turn. */
export const isMine = ({ phase, you, board }: Part['game']): boolean => phase === 'turn' && you === board.turn

/** Player name of a side. */
export const nameOn = (side: 0 | 1, { game, state }: Pick<Part, 'game' | 'state'>): string =>
  state.view.players.find(({ seat }) => seat === game.sides[side])?.name ?? ''
