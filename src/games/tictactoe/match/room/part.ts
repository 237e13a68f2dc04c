import type { Messages } from '#i18n/messages/index.ts'
import type { PartProps } from '#play/room/game.ts'
import type { MatchWords } from '../bot/words.ts'
import type { Figures, GameView, Settings } from '../race/state.ts'

/** The room's own words, and those of the grid. */
export type GridRaceWords = Messages<'gridRace'> & { grid: MatchWords; end: Messages<'end'> }

export type Part = PartProps<Settings, GameView, Figures, GridRaceWords>

/** Names a board: its chosen cell is kept by it. */
export const boardId = ({ state, game }: Pick<Part, 'state' | 'game'>): string => `${state.view.match}-${game.number}`

/** Whether I may move now. */
export const isMine = ({ phase, you, board }: Part['game']): boolean => phase === 'turn' && you === board.turn

/** The name of whoever sits on a side. */
export const nameOn = (side: 0 | 1, { game, state }: Pick<Part, 'game' | 'state'>): string =>
  state.view.players.find(({ seat }) => seat === game.sides[side])?.name ?? ''
