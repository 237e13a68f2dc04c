import type { PlayGame, BoardProps } from '#play/game.ts'
import { chosenIntent, playIntent } from '#ui/intent.ts'
import { Dock } from './Dock.tsx'
import type { CardNames, View } from '../../rules/engine.ts'
import { HINT_POINTS, PLAYERS, CELLS } from '../../rules/terms.ts'
import type { BingoAction } from '../../rules/action.ts'
import type { Words } from '../../words.ts'
import styles from './card.module.css'
import type { CSSProperties } from 'react'
import { fill } from '#i18n/format.ts'
import { FirstFace } from '#play/FirstFace.tsx'
import { CriterionMark } from '#play/criteria/CriterionMark.tsx'
import { earlyName } from '#play/criteria/words.ts'
import type { Criterion } from '#data/types.ts'
import type { Locale } from '#i18n/locales.ts'
import tallyStyles from './tally.module.css'

export const game: PlayGame<View, BingoAction, Words> = {
  id: 'bingo',
  paths: { today: '/bingo/today', practice: '/bingo' },
  steps: { max: PLAYERS.normal, of: ({ of }) => of, done: ({ at }) => at },
  Asking,
  Progress,
  Dock,
  hint: (view, _, { own }) => ({
    cost: HINT_POINTS,
    refusal: !view || view.hintLeft ? null : view.seconds === null ? own.hintUsed : own.hintTimed,
  }),
  async board() {
    await chosenIntent()
    return (await playing()).board
  },
  end: async () => (await playing()).end(),
  took: (action, before, now) => CLOCK_ACTIONS.has(action.type) || now.past[before.at]?.did !== undefined,
}

const playing = () => playIntent().then(() => import('./board.tsx'))

/** Actions that do not advance the player. */
const CLOCK_ACTIONS: ReadonlySet<string> = new Set(['pause', 'resume', 'timeUp'])

/**
 * Placeholder for player and card until the board is loaded, with face, name and criteria as soon as they are known. It
 * prevents layout shift.
 */
function Asking({ view, isPractice, locale, t: { own } }: BoardProps<View, BingoAction, Words>) {
  return (
    <div className={styles.board}>
      <div className={styles.strip}>
        <span className={styles.picture}>
          <FirstFace isPractice={isPractice} at={view?.at} of={view?.current} />
        </span>
        <div className={styles.who}>
          <p className={styles.name}>{view?.current?.name ?? '\u00a0'}</p>
          <p className={styles.says}>{own.ask}</p>
        </div>
      </div>
      <div className={styles.card} aria-hidden="true">
        {!view && <p className={styles.tap}>{own.tapCard}</p>}
        {Array.from({ length: CELLS }, (_, cell) => (
          <span key={cell} className={styles.cell} data-state="open">
            {view && <First criterion={view.cells[cell]!.criterion} names={view.names} locale={locale} words={own} />}
          </span>
        ))}
      </div>
    </div>
  )
}

type FirstProps = { criterion: Criterion; names: CardNames | undefined; locale: Locale; words: Words }

/** Mark and label of a cell's criterion; a run without names has no labels with clubs and nations yet. */
const First = ({ criterion, ...names }: FirstProps) => (
  <span className={styles.side}>
    <span className={styles.mark}>
      <CriterionMark criterion={criterion} pack={null} size={26} />
    </span>
    <span className={styles.what}>{earlyName(criterion, names)}</span>
  </span>
)

/** Players left from which the tally shows urgency. */
const TIGHT = 9

type Props = Pick<BoardProps<View, BingoAction, Words>, 'view' | 't'>

/** Number of the current player, players so far, and share of the card filled. */
function Progress({ view, t: { own } }: Props) {
  const of = view?.of ?? PLAYERS.normal
  const at = view?.at ?? 0
  return (
    <div className={tallyStyles.tally} data-at={view?.at} data-tight={at >= of - TIGHT || undefined}>
      <p>{fill(own.stepOf, { n: Math.min(of, at + (view?.over ? 0 : 1)), max: of })}</p>
      <span className={tallyStyles.bar} aria-hidden="true">
        {/* Only after hydration: the Content Security Policy blocks inline styles in the page's HTML. */}
        <i style={view ? ({ '--gone': at / of } as CSSProperties) : undefined} />
      </span>
      <p>
        <span aria-hidden="true">
          {view?.filled ?? 0}/{CELLS}
        </span>
        <span className="vh">{fill(own.filledOf, { count: view?.filled ?? 0, max: CELLS })}</span>
      </p>
    </div>
  )
}
