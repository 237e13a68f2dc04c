import { plural } from '#i18n/format.ts'
import type { BoardProps, GameWords, PlayGame } from '#play/game.ts'
import { playIntent } from '#ui/intent.ts'
import type { BackFourAction } from '../../rules/action.ts'
import type { View } from '../../rules/engine.ts'
import { DEFENDERS, GROUPS, HINT_POINTS, MISTAKES } from '../../rules/terms.ts'
import { Asking } from './Asking.tsx'
import { Dock } from './Dock.tsx'
import styles from './progress.module.css'

/** Client definition of Back four: sixteen footballers, four hidden groups. */
export const game: PlayGame<View, BackFourAction, GameWords<'back-four'>> = {
  id: 'back-four',
  paths: { today: '/back-four/today', practice: '/back-four' },
  steps: { max: GROUPS, done: ({ rows }) => rows.filter(({ isFound }) => isFound).length },
  begun: ({ tries, hint }) => tries.length > 0 || hint !== null,
  Asking,
  Progress,
  Dock,
  hint: (view, _, { own }) => ({ cost: HINT_POINTS, refusal: view && !view.canHint ? own.hintUsed : null }),
  async board() {
    await playIntent()
    return { Board: Asking, ...(await import('./board.tsx')).board }
  },
  end: async () => (await import('../end/end.tsx')).end,
  took: (action, before, now) => action.type !== 'submit' || now.tries.length > before.tries.length,
}

type Props = Pick<BoardProps<View, BackFourAction, GameWords<'back-four'>>, 'view' | 'locale' | 't'>

/** Mistakes left, as four defenders: each mistake sends one off. */
function Progress({ view, locale, t: { own } }: Props) {
  const left = view?.left ?? MISTAKES
  return (
    <div className={styles.progress}>
      <p className="b n">{plural(locale, own.left, left)}</p>
      <span className={styles.defenders} aria-hidden="true">
        {DEFENDERS.map((number, at) => (
          <span key={number} className="shirt" data-off={at < left ? undefined : ''}>
            <svg viewBox="0 0 96 88">
              <use href="#shirt" />
            </svg>
            <b className="num">{at < left ? number : '×'}</b>
          </span>
        ))}
      </span>
    </div>
  )
}
