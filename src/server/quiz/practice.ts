import { randomBytes, randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import type { RevealedAnswer, AskedQuestion, PracticeAnswer, PracticeDeal } from '#contracts/quiz.ts'
import { PICTURE_KINDS, type Picture } from '#contracts/quiz-shown.ts'
import { randomFromBytes } from '#core/random.ts'
import type { Names } from '#data/types.ts'
import { PRACTICE } from '#games/quiz/deal/held.ts'
import type { PictureRef, Question } from '#games/quiz/deal/question.ts'
import { dealMatch, ORDERS, orderOf } from '#games/quiz/deal/schedule.ts'
import { QUIZ_FACTS } from '#games/quiz/deal/sheets.ts'
import { shownOf, revealedOf } from '#games/quiz/deal/shown.ts'
import { HttpError } from '#server/http-error.ts'
import { sealed, unsealed } from '#server/sealed.ts'
import { isShown } from './pictures.ts'

const DECK = PRACTICE.deck
const PURPOSE = 'practice of the quiz'
const ANSWER_PURPOSE = 'picture of a practice answer'
const SEED_BYTES = 16
/** A practice expires after this time. */
const OPEN_MS = 86_400_000
/** Retries when a picture of the deal was taken down meanwhile. */
const MOST_DEALS = 5

/** Ten deck positions with their option order, and the deck they belong to. */
const Dealt = z.strictObject({
  version: z.string(),
  expires: z.int(),
  places: z.array(z.int()),
  orders: z.array(z.int()),
})
type Dealt = z.infer<typeof Dealt>
type Language = keyof Names

/** Deals ten random questions from easy to hard. The answers stay inside the sealed deal. */
export async function dealPractice(language: Language, now: number): Promise<PracticeDeal> {
  const dealt = await dealtFrom(now)
  const deal = sealed(PURPOSE, JSON.stringify([dealt.version, dealt.expires, dealt.places, dealt.orders]))
  return { deal, questions: dealt.places.map((_, round) => askedIn(dealt, deal, round, language)) }
}

async function dealtFrom(now: number): Promise<Dealt> {
  for (let tried = 0; tried < MOST_DEALS; tried++) {
    const random = randomFromBytes(randomBytes(SEED_BYTES))
    const places = dealMatch(DECK.questions, PRACTICE.levels, random)
    const orders = places.map(() => randomInt(ORDERS))
    const dealt = { version: DECK.version, expires: now + OPEN_MS, places, orders }
    const pictures = places.flatMap((_, round) => shownIn(dealt, round).pictures)
    const drawn = pictures.filter(({ kind }) => kind !== 'flag')
    if ((await Promise.all(drawn.map(isShown))).every(Boolean)) return dealt
  }
  throw new HttpError('mode-closed')
}

const roundOf = ({ places, orders }: Dealt, round: number): { question: Question; order: number[] } => ({
  question: DECK.questions[places[round]!]!,
  order: orderOf(BigInt(orders[round]!)),
})

function shownIn(dealt: Dealt, round: number) {
  const { question, order } = roundOf(dealt, round)
  return shownOf(question, order, QUIZ_FACTS)
}

function askedIn(dealt: Dealt, deal: string, round: number, language: Language): AskedQuestion {
  const { text, options, pictures } = shownIn(dealt, round)
  return {
    text: text[language],
    options: options.map((option) => option[language]),
    pictures: pictures.map((picture, part) =>
      withAddress(picture, `/img/quiz/${deal}?round=${round}&part=${part}`, language),
    ),
  }
}

const withAddress = ({ kind, id, label }: PictureRef, address: string, language: Language): Picture => ({
  kind,
  address: kind === 'flag' ? `/flags/${id}.svg` : address,
  ...(label && { label: label[language] }),
})

/** Throws `not-found` for a deal that is forged, expired or of another deck. */
function openDeal(deal: string, now: number): Dealt {
  const text = unsealed(PURPOSE, deal)
  const [version, expires, places, orders] = text === null ? [] : (JSON.parse(text) as unknown[])
  const dealt = Dealt.safeParse({ version, expires, places, orders })
  if (!dealt.success || dealt.data.version !== DECK.version || now >= dealt.data.expires)
    throw new HttpError('not-found')
  return dealt.data
}

/** Returns the right option and the reason. Throws what `openDeal` throws. */
export function checkPractice({ deal, round, option, language }: PracticeAnswer, now: number): RevealedAnswer {
  const { question, order } = roundOf(openDeal(deal, now), round)
  const { right, why, question: name, pictures, board } = revealedOf(question, order, QUIZ_FACTS)
  const shown = pictures.map((picture) =>
    withAddress(picture, `/img/quiz/${sealed(ANSWER_PURPOSE, JSON.stringify([picture.kind, picture.id]))}`, language),
  )
  return { isRight: option === right, right, why: why[language], pictures: shown, board, question: name }
}

const Answer = z.tuple([z.enum(PICTURE_KINDS), z.string()])

/**
 * A picture of a round's question, or without a round that of an answer already given; null without one. Throws what
 * `openDeal` throws.
 */
export function pictureIn(token: string, at: { round: number; part: number } | null, now: number): PictureRef | null {
  if (at === null) {
    const text = unsealed(ANSWER_PURPOSE, token)
    const answer = text === null ? null : Answer.safeParse(JSON.parse(text)).data
    return answer ? { kind: answer[0], id: answer[1] } : null
  }
  const dealt = openDeal(token, now)
  return dealt.places[at.round] === undefined ? null : (shownIn(dealt, at.round).pictures[at.part] ?? null)
}
