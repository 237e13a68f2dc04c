import { randomFrom, shuffled, type Random } from '#core/random.ts'
import { peopleOf } from '#games/quiz/deal/deck.ts'
import type { Question } from '#games/quiz/deal/question.ts'
import { cycleDraws, roundDraws } from '#games/quiz/deal/draws.ts'
import { easeOf } from '#games/quiz/deal/grade.ts'
import { DRAWN, LIVE } from '#games/quiz/deal/held.ts'
import { picturesOf } from '#games/quiz/deal/pictures.ts'
import { say } from '#games/quiz/words/say.ts'
import { dealCycle, matchesPerCycle, orderOf, placeOf, QUESTIONS_PER_MATCH } from '#games/quiz/deal/schedule.ts'
import { QUIZ_FACTS } from '#games/quiz/deal/sheets.ts'
import { templateOf } from '#games/quiz/deal/templates.ts'
import { faultsOf, MOST_LETTERS } from '#games/quiz/deal/validate.ts'
import { LANGUAGES } from '#games/quiz/words/careers.ts'
import { Share, type Measure } from './measure.ts'

const SECRET = 'a secret of the bench'
const MATCHES = 1_000
const MATCHES_A_DAY = 443
const DAYS = 7
const WEEKS = 12
const PLAYERS = 40

/** Chi-squared with three degrees of freedom at p = .01. */
const CHI_SQUARED = 11.345

const {
  deck: { questions, version },
  levels: LEVELS_OF_DECK,
} = LIVE
/** Cycles that a week can touch when it begins anywhere in the first one. */
const CYCLES = 1 + Math.ceil((DAYS * MATCHES_A_DAY) / matchesPerCycle(questions.length))
const share = (isSo: (at: number) => boolean): number => questions.filter((_, at) => isSo(at)).length / questions.length

/** Figures of the deck and its matches. */
export async function quizMeasures(): Promise<Measure[]> {
  const perTemplate = [...Map.groupBy(questions, ({ template }) => template).values()].map(({ length }) => length)
  const cycles = await Promise.all(Array.from({ length: CYCLES }, (_, cycle) => dealtCycle(cycle)))
  const repeats = (daily: number, isRunning: boolean) => repeatsOf(cycles, daily, isRunning)
  return [
    { name: 'questions', measured: questions.length, least: 12_000 },
    { name: 'templates', measured: perTemplate.length, least: 20 },
    { name: 'the largest template', measured: Math.max(...perTemplate) / questions.length, most: 0.2 },
    {
      name: 'figures compared',
      measured: share((at) => templateOf(questions[at]!.template).compares === true),
      most: 0.35,
    },
    {
      name: 'club membership, of what matches ask',
      measured: shareOfMemberships(cycles[0]!),
      most: 0.35,
    },
    {
      name: 'with a picture',
      measured: share((at) => picturesOf(questions[at]!, [0, 1, 2, 3], QUIZ_FACTS, DRAWN).length > 0),
    },
    {
      name: 'about footballers of fame 3 and more',
      measured: share((at) => peopleOf(questions[at]!).every((id) => QUIZ_FACTS.footballer(id).fame >= 3)),
      least: 0.9,
    },
    {
      name: 'with more or fewer than one true option, or words that do not fit',
      measured: questions.filter((question) => faultsOf(question, QUIZ_FACTS).length > 0).length,
      most: 0,
    },
    { name: 'the best known option is right', measured: bestKnownIsRight(), least: 0.2, most: 0.3 },
    ...wordMeasures(),
    { name: 'place of the right option, chi-squared', measured: await placesOfRight(), most: CHI_SQUARED },
    { name: 'right of ten by who knows half, median', measured: medianOfHalf(cycles[0]!), least: 0.45, most: 0.65 },
    ...[0, 1, 2, 3].map((level) => ({
      name: `known to a casual fan, level ${level + 1} of 4`,
      measured: knownShare(level),
      ...KNOWN_BY_LEVEL[level],
    })),
    ...[0, 1, 2, 3].map((level) => ({
      name: `right by a casual fan, level ${level + 1} of 4`,
      measured: knownShare(level) + (1 - knownShare(level)) / OPTIONS,
    })),
    {
      name: 'nations, of the first level',
      measured: shareOfOpeners(({ template }) => NATIONS.includes(template)),
      most: 0.25,
    },
    {
      name: 'club membership, of the first level',
      measured: shareOfOpeners(({ template }) => templateOf(template).isMembership === true),
      most: 0.35,
    },
    { name: 'matches until a question comes again', measured: matchesPerCycle(questions.length) },
    { name: 'repeats in a week, 5 matches a day at any hour', measured: repeats(5, false), most: 0.02 },
    { name: 'repeats in a week, 30 matches a day at any hour', measured: repeats(30, false), most: 0.08 },
    { name: 'repeats in a week, 5 matches running', measured: repeats(5, true), most: 0.02 },
    { name: 'repeats in a week, 30 matches running', measured: repeats(30, true), most: 0.08 },
  ]
}

const dealtCycle = async (cycle: number): Promise<number[][]> =>
  dealCycle(questions, LEVELS_OF_DECK, await cycleDraws(SECRET, version, cycle, questions.length))

function shareOfMemberships(matches: readonly (readonly number[])[]): number {
  const memberships = new Share()
  for (const at of matches.flat()) memberships.count(templateOf(questions[at]!.template).isMembership === true)
  return memberships.value
}

/** Per language: the longest sentence, and how often the longest option is right (where one is longest). */
function wordMeasures(): Measure[] {
  const words = questions.map((question) => say(question, QUIZ_FACTS))
  return LANGUAGES.flatMap((language) => {
    const longest = new Share()
    for (const { options } of words) {
      const lengths = options.map((option) => option[language].length)
      const most = Math.max(...lengths)
      if (lengths.filter((length) => length === most).length === 1) longest.count(lengths[0] === most)
    }
    return [
      {
        name: `letters of the longest sentence, ${language}`,
        measured: Math.max(...words.map(({ text }) => text[language].length)),
        most: MOST_LETTERS,
      },
      { name: `the longest option is right, ${language}`, measured: longest.value, least: 0.2, most: 0.3 },
    ]
  })
}

/** How often the best-known option is right. */
function bestKnownIsRight(): number {
  const order = new Map(QUIZ_FACTS.footballers.map(({ id }, at) => [id, -at]))
  const best = new Share()
  for (const { template, options } of questions) {
    const { options: kind } = templateOf(template)
    if (kind !== 'footballer' && kind !== 'club') continue
    const known = options.map((option) => (kind === 'club' ? QUIZ_FACTS.renown(option) : order.get(option)!))
    best.count(known[0] === Math.max(...known))
  }
  return best.value
}

async function placesOfRight(): Promise<number> {
  const counts = [0, 0, 0, 0]
  for (let match = 0; match < MATCHES; match++) {
    for (const draw of await roundDraws(SECRET, version, match, QUESTIONS_PER_MATCH))
      counts[orderOf(draw).indexOf(0)]!++
  }
  const expected = (MATCHES * QUESTIONS_PER_MATCH) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** Share of questions known by difficulty; the rest is guessed. */
const KNOWS = [0.8, 0.6, 0.4, 0.2] as const
const OPTIONS = 4

function medianOfHalf(matches: readonly (readonly number[])[]): number {
  const random = randomFrom(1)
  const isRight = (at: number) => random() < KNOWS[LEVELS_OF_DECK[at]!] || random() < 1 / OPTIONS
  const scores = matches.slice(0, MATCHES).map((match) => match.filter(isRight).length / match.length)
  return scores.sort((one, other) => one - other)[Math.floor(scores.length / 2)]!
}

/** Limits for a casual fan: the first two questions of a match are known to eight of ten, the last two to a third. */
const KNOWN_BY_LEVEL: readonly { least?: number; most?: number }[] = [{ least: 0.8 }, {}, {}, { most: 0.33 }]

/** Probability that a casual fan knows a fact, by ease from 0 to 5. */
const CASUAL = [0.05, 0.1, 0.2, 0.5, 0.72, 0.82] as const

/** Templates that ask which nation. */
const NATIONS = ['nation-of', 'face-nation', 'capped-by', 'country-of']

function shareOfOpeners(isSo: (question: Question) => boolean): number {
  const openers = questions.filter((_, at) => LEVELS_OF_DECK[at] === 0)
  return openers.filter(isSo).length / openers.length
}

/** Share of the questions of a level that a casual fan knows: a model, not a count. */
function knownShare(level: number): number {
  const chances = questions
    .filter((_, at) => LEVELS_OF_DECK[at] === level)
    .map((question) => {
      const ease = Math.min(CASUAL.length - 1, Math.max(0, easeOf(question, QUIZ_FACTS)))
      const below = Math.floor(ease)
      const above = Math.min(CASUAL.length - 1, below + 1)
      return CASUAL[below]! + (ease - below) * (CASUAL[above]! - CASUAL[below]!)
    })
  return chances.reduce((sum, one) => sum + one, 0) / chances.length
}

/** Share of a week's questions seen before in it; weeks start anywhere in a cycle. */
function repeatsOf(cycles: readonly (readonly number[][])[], daily: number, isRunning: boolean): number {
  const seen = new Share()
  const random = randomFrom(daily)
  const each = matchesPerCycle(questions.length)
  for (let player = 0; player < WEEKS * PLAYERS; player++) {
    const first = Math.floor((player % WEEKS) * (each / WEEKS))
    const met = new Set<number>()
    for (let day = 0; day < DAYS; day++) {
      for (const match of matchesOfDay(daily, isRunning, random)) {
        const { cycle, at } = placeOf(first + day * MATCHES_A_DAY + match, questions.length)
        for (const question of cycles[cycle]![at]!) {
          seen.count(met.has(question))
          met.add(question)
        }
      }
    }
  }
  return seen.value
}

function matchesOfDay(daily: number, isRunning: boolean, random: Random): number[] {
  const all = Array.from({ length: MATCHES_A_DAY }, (_, at) => at)
  if (!isRunning)
    return shuffled(all, random)
      .slice(0, daily)
      .sort((one, other) => one - other)
  const first = Math.floor(random() * (MATCHES_A_DAY - daily))
  return all.slice(first, first + daily)
}
