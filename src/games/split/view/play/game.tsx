import type { GameWords, PlayGame, BoardProps } from '#play/game.ts'
import { asksForWords } from '#play/pictures/words.ts'
import { playIntent } from '#ui/intent.ts'
import { Asking } from './Asking.tsx'
import { Dock } from './Dock.tsx'
import type { View } from '../../rules/engine.ts'
import { GUESSES } from '../../rules/terms.ts'
import type { SplitAction } from '../../rules/action.ts'
import { plural } from '#i18n/format.ts'
import { WordsSwitch } from '#play/pictures/WordsSwitch.tsx'
import styles from './tally.module.css'

const playing = () => import('./lazy.tsx')

/** Client definition of Split: three footballers in one face. */
export const game: PlayGame<View, SplitAction, GameWords<'split'>> = {
  id: 'split',
  paths: { today: '/split/today', practice: '/split' },
  steps: { max: GUESSES, done: ({ tried }) => tried.length },
  begun: ({ tried, thirds, inWords }) => tried.length > 0 || inWords || thirds.some(({ hints }) => hints > 0),
  Asking,
  Progress,
  Dock,
  asks: asksForWords,
  async board() {
    await playIntent()
    return { Board: Asking, ...(await playing()).board }
  },
  end: async () => (await playing()).end(),
  took(action, before, now) {
    if (action.type === 'guess') return now.tried[before.tried.length]?.id === action.player
    if (action.type !== 'hint') return true
    return now.thirds[action.third]!.hints > before.thirds[action.third]!.hints
  },
}

type Props = Pick<BoardProps<View, SplitAction, GameWords<'split'>>, 'view' | 'busy' | 'act' | 'locale' | 't'>

/** Guesses left, and the result of each used one: green found a third. */
function Progress({ view, busy, act, locale, t: { own } }: Props) {
  const tried = view?.tried ?? []
  const isOf = (at: number) => {
    const one = tried[at]
    return one ? (one.third === null ? 'past' : 'found') : at === tried.length && !view?.over ? 'now' : undefined
  }
  return (
    <div className={styles.tally}>
      <p className="b n">{plural(locale, own.left, view?.left ?? GUESSES)}</p>
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: GUESSES }, (_, at) => (
          <i key={at} data-step={isOf(at)} />
        ))}
      </span>
      <WordsSwitch {...{ view, busy, act }} t={own} />
    </div>
  )
}
