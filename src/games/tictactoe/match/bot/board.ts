import { fill } from '#i18n/format.ts'
import type { PlayBoard } from '#play/game.ts'
import type { MatchView } from '../../rules/match.ts'
import { whyNot } from '../../sentences.ts'
import { Board } from './Board.tsx'
import type { MatchMove } from './wire.ts'
import { sideName, type MatchWords } from './words.ts'

export { Ask } from '../../view/play/Ask.tsx'
/** Imported here, so that the style sheets of the end stay out of the first view. */
export const end = async () => (await import('./end.ts')).end

/** What a match shows and announces. */
export const board: PlayBoard<MatchView, MatchMove, MatchWords> = {
  Board,
  news(now, before, { pack, locale, t: { own } }) {
    const turn = now.turns.at(-1)
    if (!turn || now.turns.length === before.turns.length) return ''
    const side = sideName(turn.by, now, own)
    if (turn.id === null || turn.cell === null) return fill(own.passed, { side })
    const name = pack.byId.get(turn.id)?.name ?? turn.id
    if (turn.fails.length === 0) return fill(turn.stole ? own.stole : own.placed, { side, name })
    const why = whyNot({ cell: turn.cell, fails: turn.fails }, now, { locale, t: own })
    return fill(own.missed, { side, name, why })
  },
}
