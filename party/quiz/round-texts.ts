import { pictureToken } from '#contracts/quiz-picture.ts'
import type { LiveQuestion } from '#contracts/quiz-room.ts'
import type { Names } from '#data/types.ts'
import { dealerOf, type Round } from '#games/quiz/deal/dealer.ts'
import type { PictureRef } from '#games/quiz/deal/question.ts'
import { LIVE } from '#games/quiz/deal/held.ts'
import { QUIZ_FACTS } from '#games/quiz/deal/sheets.ts'
import { shownOf, revealedOf } from '#games/quiz/deal/shown.ts'

export type Language = keyof Names

/** Texts of a round in one language: question, options, and the explanation and pictures for the reveal. */
type Words = Pick<LiveQuestion, 'text' | 'options' | 'pictures'> & {
  why: string
  revealed: LiveQuestion['pictures']
  board: boolean
  question: string
}

/** Texts of all rounds of a match; `secret` seals the addresses of pictures. */
export async function buildRoundTexts(match: number, rounds: readonly Round[], secret: string) {
  const seal = (pictures: readonly PictureRef[], round: number, closed: boolean) =>
    Promise.all(
      pictures.map(async ({ kind, id, label }, part) => {
        // A flag needs no sealing: the question names its nation, or the answer is already public.
        if (kind === 'flag') return { kind, address: `/flags/${id}.svg`, label }
        const token = await pictureToken({ kind, id, match, round, part, closed }, secret)
        return { kind, address: `/img/quiz/live/${token}`, label }
      }),
    )
  const said = await Promise.all(
    rounds.map(async ({ question, order }, round) => {
      const { pictures, ...shown } = shownOf(question, order, QUIZ_FACTS)
      const { why, pictures: revealed, board, question: name } = revealedOf(question, order, QUIZ_FACTS)
      const [askedPictures, revealedPictures] = await Promise.all([
        seal(pictures, round, false),
        seal(revealed, round, true),
      ])
      return { ...shown, pictures: askedPictures, revealed: revealedPictures, board, why, name }
    }),
  )
  return (round: number, language: Language): Words => {
    const { text, options, pictures, revealed, board, why, name } = said[round]!
    const labelled = (sealed: typeof pictures) =>
      sealed.map(({ label, ...picture }) => ({ ...picture, ...(label && { label: label[language] }) }))
    return {
      text: text[language],
      options: options.map((option) => option[language]),
      pictures: labelled(pictures),
      why: why[language],
      revealed: labelled(revealed),
      board,
      question: name,
    }
  }
}
export type RoundTexts = Awaited<ReturnType<typeof buildRoundTexts>>

/** Cached per secret: a cycle of the deck is dealt once for all shards of a process. */
const dealers = new Map<string, ReturnType<typeof dealerOf>>()

/** The ten rounds of a match, derived from the rooms' secret: equal in every shard. */
export function dealt(match: number, secret: string): Promise<Round[]> {
  const deal = dealers.get(secret) ?? dealerOf(secret, LIVE.deck, LIVE.levels)
  dealers.set(secret, deal)
  return deal(match)
}
