import { pictureToken } from '#contracts/quiz-picture.ts'
import type { LiveQuestion } from '#contracts/quiz-room.ts'
import type { Names } from '#data/types.ts'
import { dealerOf, type Round } from '#games/quiz/deal/dealer.ts'
import { LIVE } from '#games/quiz/deal/held.ts'
import { QUIZ_FACTS } from '#games/quiz/deal/sheets.ts'
import { shownOf, revealedOf } from '#games/quiz/deal/shown.ts'

export type Language = keyof Names

/** Texts of a round in one language: question, options, and the explanation for the reveal. */
export type Words = Pick<LiveQuestion, 'text' | 'options' | 'picture'> & { why: string; question: string }

/** Texts of all rounds of a match; `secret` seals the addresses of pictures. */
export async function buildRoundTexts(match: number, rounds: readonly Round[], secret: string) {
  const said = await Promise.all(
    rounds.map(async ({ question, order }, round) => {
      const { text, options, picture } = shownOf(question, order, QUIZ_FACTS)
      const { why, question: name } = revealedOf(question, order, QUIZ_FACTS)
      const address = picture && `/img/quiz/live/${await pictureToken({ ...picture, match, round }, secret)}`
      return { text, options, why, name, picture: picture && { kind: picture.kind, address: address! } }
    }),
  )
  return (round: number, language: Language): Words => {
    const { text, options, why, name, picture } = said[round]!
    return {
      text: text[language],
      options: options.map((option) => option[language]),
      picture,
      why: why[language],
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
