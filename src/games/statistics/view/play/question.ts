import { fill } from '#i18n/format.ts'
import type { GameWords } from '#play/game.ts'
import type { Revealed } from '../../rules/engine.ts'

/** "Who scored more goals in 2021/22?" */
export const questionOf = (
  { statistic, season }: Pick<Revealed, 'statistic' | 'season'>,
  t: GameWords<'statistics'>,
): string => fill(t[`ask-${statistic}`], { season })
