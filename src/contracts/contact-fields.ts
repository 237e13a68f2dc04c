/** Subjects of the contact form. Separate from the schema, so that browsers load no validator. */
export const TOPICS = ['idea', 'data', 'account', 'broken'] as const
export type Topic = (typeof TOPICS)[number]

/** Subjects with a second field. */
export const ABOUT_TOPICS: readonly string[] = ['data', 'broken'] satisfies Topic[]

/** `held`: may be spam and waits in a second list. */
export const NOTE_STATUSES = ['open', 'held', 'done'] as const

/** UTF-16 units, as a text box counts them. */
export const TEXT_MIN = 20
export const TEXT_MAX = 4_000
export const ABOUT_MAX = 200
export const EMAIL_MAX = 254
export const PAGE_MAX = 200

/** Fields of the form as they were typed. */
export type TypedNote = { topic: string; about: string; text: string; email: string }

/** Problems of a field; the messages have a sentence for each. */
export type NoteProblems = {
  topic?: 'topicMissing'
  about?: 'aboutLong'
  text?: 'textShort' | 'textLong'
  email?: 'emailMissing' | 'emailInvalid'
}

/** Requires a local part and a host with a dot; only sending a mail could verify more. */
const EMAIL = /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+\.[^\s@<>()",;:\\.]{2,}$/

const isTopic = (text: string): text is Topic => TOPICS.some((topic) => topic === text)

/** Returns the problems of a note by field, in the order of the form; empty for a note that can be sent. */
export function problemsOf({ topic, about, text, email }: TypedNote): NoteProblems {
  const length = text.trim().length
  const address = email.trim()
  return {
    ...(!isTopic(topic) && { topic: 'topicMissing' }),
    ...(about.trim().length > ABOUT_MAX && { about: 'aboutLong' }),
    ...(length < TEXT_MIN && { text: 'textShort' }),
    ...(length > TEXT_MAX && { text: 'textLong' }),
    // Notes about an account need an address, because answers go only there.
    ...(topic === 'account' && address === '' && { email: 'emailMissing' }),
    ...(address !== '' && !(EMAIL.test(address) && address.length <= EMAIL_MAX) && { email: 'emailInvalid' }),
  }
}
