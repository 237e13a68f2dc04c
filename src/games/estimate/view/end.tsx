import { TENS } from '#core/tens.ts'
import { footballerItem } from '#play/end/collected.ts'
import { TrophyCards } from '#play/end/TrophyCards.tsx'
import { mostFirst } from '#play/end/bars.ts'
import { runEnding, stepOf, type PlayEnd, type EndProps, type Ending } from '#play/end/play-end.ts'
import type { View } from '../rules/engine.ts'
import { isWon, marksOf, signedOff, offsOf } from '../rules/figures.ts'
import { meanText } from './revealed.ts'
import { fill, number, plural } from '#i18n/format.ts'
import { heatShareText } from '#play/end/heat-share.ts'
import { ASKED, FULL_MARK, PAID_ABOVE } from '../rules/terms.ts'
import { KeptAnswers } from '#play/end/KeptAnswers.tsx'
import { placeLine } from '#play/football-words.ts'
import { bornText, type EstimateWords } from '../words.ts'
import type { Terms } from './terms.ts'
import { LeanCard } from '#play/end/LeanCard.tsx'

/** Score thresholds for the closing line, highest first. */
const VOICES = [90, 75, 60, PAID_ABOVE, 0] as const

/** Ending whose shirt carries the marks out of a hundred. */
function endingOf(props: EndProps<View, EstimateWords>): Ending {
  const { own } = props.t
  const marks = marksOf(props.view.done)
  return runEnding(props, {
    isWon: isWon(props.view),
    shirt: String(marks),
    voice: own[`voice-${stepOf(VOICES, marks)}`],
    fact: fill(own.fact, { marks, max: ASKED * FULL_MARK }),
  })
}

/** Share text: ten marks and the mean error, without names. */
const shareText: PlayEnd<View, EstimateWords>['shareText'] = (view, palette, locale, { own }) => {
  const { done, gaveUp, hintLeft } = view
  const [marks, max] = [marksOf(done), ASKED * FULL_MARK]
  const [score, sum] = [`${marks}/${max}`, fill(own.shareSum, { marks, max })]
  const run = { score, sum, offs: done.map(signedOff), mean: meanText(done, locale, own), hinted: !hintLeft, gaveUp }
  return heatShareText(run, palette, locale, own)
}

/** End screen of a game of estimates. */
export const endOf = (id: Terms['id']): PlayEnd<View, EstimateWords> => ({
  ending: endingOf,
  noPoints: ({ t: { end } }) => fill(end[`chance-${id}`], { from: PAID_ABOVE }),
  collects: footballerItem,
  Trophy: Ten,
  Board: (props) => <KeptTen {...props} id={id} />,
  board: ({ view, locale, t: { own } }) => ({ title: own.kept, note: meanText(view.done, locale, own) }),
  Aha: Bias,
  shareText,
  versus: ({ view }) =>
    view.done.map(({ name, right, answer, marks }) => ({
      about: `${name}, ${right}`,
      label: answer === null ? '–' : String(answer),
      worth: marks,
    })),
  distribution: { label: TENS.label, own: ({ done }) => TENS.of(marksOf(done)), order: mostFirst },
})

/** Maximum error (years) of a green card; larger errors are amber. */
const NEAR = 2

/** Ten cards: face, age, and how many years the answer was off. */
function Ten({ view, pack, locale, t: { own } }: EndProps<View, EstimateWords>) {
  const cards = view.done.map((one) => {
    const off = signedOff(one)
    const look = off === 0 ? 'pink' : off !== null && Math.abs(off) <= NEAR ? 'green' : 'amber'
    const text = off === null ? '–' : off === 0 ? own.exactTag : plural(locale, own.offTag, Math.abs(off))
    return { id: one.id, figure: one.right, tag: { text, look } } as const
  })
  return <TrophyCards columns={5} cards={cards} pack={pack} />
}

/** The ten with answer and truth; a row opens to the birth date and the report link. */
function KeptTen(props: EndProps<View, EstimateWords> & Pick<Terms, 'id'>) {
  const { id, view, pack, locale } = props
  const { own, football, end } = props.t
  const answers = view.done.map((one) => ({
    id: one.id,
    name: one.name,
    label: fill(one.answer === null ? own.unanswered : own.answered, { answer: one.answer ?? '', age: one.right }),
    answer: one.answer,
    right: one.right,
    more: `${bornText(one, locale, own)} ${placeLine(one, { pack, locale, football })}.`,
  }))
  return <KeptAnswers game={id} answers={answers} locale={locale} t={end} />
}

/** Direction of the player's errors, and the pitch line with the largest ones. */
function Bias({ view: { done }, locale, t: { own } }: EndProps<View, EstimateWords>) {
  const roles = [...new Set(done.map(({ role }) => role))]
  const groups = roles.map((name) => ({ name, offs: offsOf(done.filter(({ role }) => role === name)) }))
  const count = (off: number) => number(locale, Math.abs(off))
  const lean = (mean: number) =>
    plural(locale, mean > 0 ? own.biasOld : own.biasYoung, Math.abs(mean), { count: count(mean) })
  return (
    <LeanCard
      title={own.bias}
      groups={groups}
      ends={[own.leanYoung, own.leanOld]}
      label={({ mean, most }) => (
        <p>
          {mean === 0 ? own.biasNone : lean(mean)}{' '}
          {most && fill(own[`biasRole${most.mean > 0 ? 'Old' : 'Young'}-${most.name}`], { count: count(most.mean) })}
        </p>
      )}
    />
  )
}
