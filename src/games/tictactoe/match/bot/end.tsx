import { fill, number } from '#i18n/format.ts'
import type { Ending, EndProps, PlayEnd } from '#play/end/play-end.ts'
import { SIDE } from '../../rules/terms.ts'
import type { MatchView } from '../../rules/match.ts'
import { sideName, type MatchWords } from './words.ts'
import { factsOf } from '../../view/end/facts-of.ts'
import styles from '../../view/end/kept-grid.module.css'
import { Refused } from '../../view/end/Refused.tsx'
import type { Miss } from '../../rules/engine.ts'
import { KeptBoard } from './KeptBoard.tsx'
import { MiniGrid } from '../../view/end/MiniGrid.tsx'
import rarityFigureStyles from '../../view/end/rarity-figure.module.css'

type Props = EndProps<MatchView, MatchWords>

/** Sentence that says how the match ended. */
const endingText = ({ view, t: { own } }: Pick<Props, 'view' | 't'>): string =>
  fill(own[`won-${view.end?.by ?? 'draw'}`], { side: sideName(view.end?.winner ?? 0, view, own) })

function endingOf(props: Props): Ending {
  const { view, t } = props
  const { own, end } = t
  const winner = view.end?.winner ?? null
  const fact = endingText(props)
  const over = end.fullTime
  if (view.gaveUp) return { result: 'gaveUp', shirt: null, over: own.subbedOff, voice: end.voiceGaveUpPractice, fact }
  if (winner === null) return { result: 'lost', shirt: '=', over, voice: own.voiceDraw, fact }
  if (view.strength === null) {
    const voice = fill(own.voiceTwo, { side: sideName(winner, view, own) })
    return { result: 'won', shirt: winner === 0 ? 'X' : 'O', over, voice, fact }
  }
  const won = winner === 0
  return { result: won ? 'won' : 'lost', shirt: won ? 'X' : 'O', over, voice: won ? own.voiceWon : own.voiceLost, fact }
}

const SIGNS = ['❌', '⭕'] as const

/** End of a match. */
export const end: PlayEnd<MatchView, MatchWords> = {
  ending: endingOf,
  Figure: ScoreFigure,
  Board: FinalBoard,
  board: (props) => ({ title: props.t.own.kept, note: endingText(props) }),
  shareText: (view, _palette, _locale, t) => ({
    score: fill(t.own.score, { you: view.score[0], them: view.score[1] }),
    marks: view.gaveUp ? '🏳️' : '',
    rows: Array.from({ length: SIDE }, (_, row) =>
      view.cells
        .slice(SIDE * row, SIDE * (row + 1))
        .map((mark) => (mark ? SIGNS[mark.by] : '⬜'))
        .join(''),
    ),
    inWords: [endingText({ view, t } as never)],
  }),
  named: ({ used }) => used,
  distribution: { label: String, own: () => 0, order: () => [] },
}

/** Final board, with the names that did not count. */
export function FinalBoard(props: EndProps<MatchView, MatchWords>) {
  const { view, pack, facts, locale, t } = props
  return (
    <div className={styles.kept}>
      <KeptBoard {...props} revealed={factsOf(facts)} nameOn={(side) => sideName(side, view, t.own)} />
      <Refused view={view} misses={missesOf(view)} pack={pack} locale={locale} t={t} />
      {view.strength === null && <p className="sm muted">{t.own.notKept}</p>}
    </div>
  )
}

/** Wrong names given by people. */
const missesOf = ({ turns, strength }: MatchView): Miss[] =>
  turns.flatMap(({ by, cell, id, fails }) =>
    id !== null && cell !== null && fails.length > 0 && (strength === null || by === 0)
      ? [{ cell, id, fails, fits: null }]
      : [],
  )

/** Boards won by each side. */
export function ScoreFigure({ view, locale, t: { own } }: EndProps<MatchView, MatchWords>) {
  return (
    <div className={rarityFigureStyles.figure}>
      <MiniGrid cells={view.cells.map((mark) => mark && (mark.by === 0 ? 'x' : 'o'))} lines={view.lines} />
      <p>
        <b>
          {number(locale, view.score[0])}–{number(locale, view.score[1])}
        </b>
        <span>
          {sideName(0, view, own)} · {sideName(1, view, own)}
        </span>
      </p>
    </div>
  )
}
