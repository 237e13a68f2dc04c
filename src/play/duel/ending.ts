import { fill, number, plural, type Plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { runEnding, stepOf, type Ending, type EndProps, type Palette, type ShareText } from '../end/play-end.ts'
import type { OwnWords, PlayView } from '../game.ts'

const SIGNS: Record<Palette, { right: string; wrong: string }> = {
  usual: { right: '🟩', wrong: '🟥' },
  contrast: { right: '🟦', wrong: '🟧' },
}
/** Maximum of squares for right answers; longer runs show a count instead. */
const MOST_SQUARES = 10

/**
 * A square per answer in order; an endless run shows the right answers first, as a count when there are more than ten.
 */
function squaresOf(hits: readonly boolean[], inOrder: boolean, palette: Palette): string {
  const { right, wrong } = SIGNS[palette]
  if (inOrder) return hits.map((hit) => (hit ? right : wrong)).join('')
  const count = hits.filter(Boolean).length
  const missed = wrong.repeat(hits.length - count)
  return (count > MOST_SQUARES ? `${right}×${count} ` : right.repeat(count)) + missed
}

/** Score thresholds of the closing line, highest first. */
const VOICES = { ten: [10, 8, 6, 4, 0], run: [20, 10, 5, 1, 0] } as const

type Voice = `voiceTen-${(typeof VOICES.ten)[number]}` | `voiceRun-${(typeof VOICES.run)[number]}`

/** Words that the end of a duel needs. */
type Words = OwnWords &
  Record<Voice | 'factTen' | 'subbedOff' | 'timeUp' | 'shareTen' | 'shareRun', string> & { factRun: Plural }

/** `of`: number of questions; null for an endless run. */
type DuelView = PlayView & { run: number; of: number | null; ended: string | null }

/** End of a duel; the shirt shows the number of right answers, and `wonFrom` of them are a win. */
export function duelEnding<View extends DuelView>(props: EndProps<View, Words>, wonFrom: number): Ending {
  const { view, locale, t } = props
  const { own } = t
  const { run, of, ended } = view
  const fact = of === null ? plural(locale, own.factRun, run) : fill(own.factTen, { run, max: of })
  const voice = of === null ? own[`voiceRun-${stepOf(VOICES.run, run)}`] : own[`voiceTen-${stepOf(VOICES.ten, run)}`]
  return runEnding(props, {
    isWon: run >= wonFrom,
    shirt: number(locale, run),
    ...(ended === 'time' && { over: own.timeUp }),
    voice,
    fact,
  })
}

/** Reason why a duel earned nothing: points begin at `wonFrom` right answers. */
export const duelNoPoints = <View extends DuelView>(
  { view, t: { end } }: EndProps<View, Words>,
  wonFrom: number,
): string => (view.of === null ? fill(end['chance-run'], { from: wonFrom }) : end['chance-ten'])

/** Share text: ticks and crosses, or the length of a run, without names. */
export function duelShareText(
  { run, of, gaveUp }: DuelView,
  hits: readonly boolean[],
  palette: Palette,
  locale: Locale,
  t: Words,
): ShareText {
  const isTen = of !== null
  return {
    score: isTen ? `${run}/${of}` : fill(t.shareRun, { count: run }),
    marks: gaveUp ? '🏳️' : '',
    rows: [squaresOf(hits, isTen, palette)],
    inWords: [isTen ? fill(t.shareTen, { run, max: of }) : plural(locale, t.factRun, run)],
  }
}
