import type { PointLine } from '#core/points.ts'
import { tagsOf, withHints, type Outcome } from '#games/outcome.ts'
import { ROWS } from '#core/rows.ts'
import type { Dealt, Standing, State } from './state.ts'
import { ASKED, WON_FROM, type Terms } from './terms.ts'

/** Ten questions: points for nine and for ten right answers, and a bonus for all ten. A hint costs two. */
const TEN = { right: [30, 40], perfect: 10, hint: 2 } as const

/** Endless practice: four points a right answer from the tenth on, at most 40. */
const ENDLESS = { right: 4, most: 40 } as const

/** Ranked: three points a right answer once five are right, bonuses for streaks, at most 120. */
const RANKED = { right: 3, most: 120 } as const

type Ended = Pick<Standing, 'run' | 'of' | 'gaveUp' | 'at'>

/** Outcome of a finished duel: `score` is the number of right answers. `tags` are the game's own. */
export function outcomeOf<Choice>(state: State<Dealt, Choice>, standing: Ended, tags: readonly string[]): Outcome {
  const { run, gaveUp } = standing
  const kind = kindOf(state.terms, standing)
  const hinted = state.hinted !== null
  return {
    won: run >= WON_FROM[kind] && !gaveUp,
    score: run,
    lines: LINES[kind](standing, hinted),
    n: state.answers.length + (hinted ? 1 : 0) + (state.closed ? 1 : 0),
    tags: [...tags, ...tagsOf({ hints: hinted ? 1 : 0, gaveUp })],
  }
}

type Kind = keyof typeof WON_FROM

function kindOf(terms: Terms, { of }: Ended): Kind {
  if (terms === 'ranked') return 'ranked'
  return of === null ? 'endless' : 'ten'
}

const LINES: Record<Kind, (standing: Ended, hinted: boolean) => PointLine[]> = {
  ten({ run }, hinted) {
    const points = TEN.right[run - WON_FROM.ten] ?? 0
    const earned = [...rightLine(run, points), ...(run === ASKED ? [line('perfect', TEN.perfect)] : [])]
    return withHints(earned, hinted ? 1 : 0, TEN.hint)
  },

  endless: ({ run }) => rightLine(run, Math.min(ENDLESS.most, (run - WON_FROM.endless + 1) * ENDLESS.right)),

  ranked({ run }) {
    if (run < WON_FROM.ranked) return []
    const rows = ROWS.filter(({ length }) => run >= length)
    const bonus = rows.reduce((sum, { points }) => sum + points, 0)
    return [
      ...rightLine(run, Math.min(RANKED.most - bonus, run * RANKED.right)),
      ...rows.map(({ length, points }) => line(`row-${length}`, points)),
    ]
  },
}

const line = (key: string, points: number): PointLine => ({ key, points })

const rightLine = (run: number, points: number): PointLine[] =>
  points > 0 ? [{ ...line('right', points), count: run }] : []
