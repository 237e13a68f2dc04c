import type { WordleAction } from '../../rules/action.ts'
import { plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { GameWords, HintOffer, PlayGame, PlayWords } from '#play/game.ts'
import { playIntent } from '#ui/intent.ts'
import { Dock } from './Dock.tsx'
import type { View } from '../../rules/engine.ts'
import { HINT_AFTER, HINT_POINTS, MAX_GUESSES } from '../../rules/terms.ts'

export const game: PlayGame<View, WordleAction, GameWords<'wordle'>> = {
  id: 'wordle',
  paths: { today: '/wordle/today', practice: '/wordle/solo' },
  steps: { max: MAX_GUESSES, done: ({ guesses }) => guesses },
  Dock,
  hint,
  async board() {
    await playIntent()
    return (await import('./board.tsx')).board
  },
  end: async () => (await import('../end/end.tsx')).end,
  kickOff: (player) => ({ type: 'guess', player }),
  took: (action, _, now) => action.type !== 'guess' || now.rows.some(({ player }) => player === action.player),
}

function hint(view: View | null, locale: Locale, { play, own }: PlayWords<GameWords<'wordle'>>): HintOffer {
  const refusals = {
    'hint-too-early': plural(locale, own.hintTooEarly, HINT_AFTER - (view?.guesses ?? 0)),
    'no-hint-left': play.noHintLeft,
  }
  const refusal = view ? view.hintRefusal : 'hint-too-early'
  return { cost: HINT_POINTS, refusal: refusal && refusals[refusal] }
}
