import * as z from 'zod/mini'
import { TOPICS, type Topic } from '#contracts/contact-fields.ts'
import { PRODUCT_NAME } from '#core/product.ts'
import { contactEmail } from '#server/contact.ts'
import { required } from '#server/env.ts'
import { call } from '#server/supabase.ts'
import { canMail, sendMail } from './mail.ts'

const BATCH = 10

const Taken = z.array(z.object({ number: z.int(), topic: z.enum(TOPICS) }))

const TOPIC_WORDS: Record<Topic, string> = {
  idea: 'an idea',
  data: 'wrong data',
  account: 'personal data',
  broken: 'something broke',
}

/**
 * Mails the team about new notes, one mail each: number, topic and link, never the text. The table is the outbox: each
 * mail is retried until a server accepts it. Tries a whole batch, then throws its first failure.
 */
export async function sendNotices(until: number): Promise<void> {
  if (!canMail()) return
  while (performance.now() < until) {
    const taken = await call('take_contact_notices', { size: BATCH }, Taken)
    if (taken.length === 0) return
    const sent = await Promise.allSettled(taken.map(sendNotice))
    const numbers = taken.filter((_, at) => sent[at]!.status === 'fulfilled').map(({ number }) => number)
    if (numbers.length > 0) await call('end_contact_notices', { numbers }, z.unknown())
    const failed = sent.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
  }
}

const sendNotice = ({ number, topic }: z.output<typeof Taken>[number]): Promise<void> =>
  sendMail({
    to: contactEmail,
    from: contactEmail,
    subject: `${PRODUCT_NAME}: note ${number}, ${TOPIC_WORDS[topic]}`,
    text: `Note ${number} is waiting for an answer: ${required('PUBLIC_SITE_URL')}/admin#notes\n`,
  })
