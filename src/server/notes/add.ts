import * as z from 'zod/mini'
import { ABOUT_TOPICS } from '#contracts/contact-fields.ts'
import type { NewNote } from '#contracts/contact.ts'
import { networkOf } from '#core/network.ts'
import { callerOf } from '#server/caller.ts'
import { hashOfDay } from '#server/day-hash.ts'
import type { Exchange } from '#server/http.ts'
import { EVERYBODY, limit } from '#server/rate-limit.ts'
import { call, failureOfAccount } from '#server/supabase.ts'
import { nonceOf } from './token.ts'

const Added = z.object({ number: z.int(), created: z.boolean() })

const MOST_LINKS = 3
const BROWSER_MAX = 300

/**
 * Stores a note and returns its number; the same text of the same sender and day is stored once. Suspicious notes are
 * held for review and get the same answer. Throws `too-many-requests` by account or network, by typed e-mail address,
 * and for all senders together; suspicious notes have a total of their own.
 */
export async function addNote(exchange: Exchange, note: NewNote, now: number): Promise<z.output<typeof Added>> {
  const { user } = await callerOf(exchange)
  // Without an account the limit is by network, because a visitor's cookie is easily deleted.
  await limit(exchange, 'notes', { user, visitor: null })
  const { topic, text, email, page, locale, token, trap = '' } = note
  // For other topics the field is hidden, but may still contain earlier text.
  const about = ABOUT_TOPICS.includes(topic) ? note.about : ''
  if (email) await limit(exchange, 'notes', { user: { id: hashOfDay(email.toLowerCase(), now) }, visitor: null })
  const nonce = nonceOf(token, now)
  const doubtful = nonce === null || trap !== '' || linksIn(`${about} ${text}`) > MOST_LINKS
  await limit(exchange, doubtful ? 'heldNotes' : 'allNotes', EVERYBODY)
  const sender = user?.id ?? networkOf(exchange.clientAddress ?? 'unknown')
  const values = {
    account: user?.id ?? null,
    with_key: hashOfDay(JSON.stringify([sender, topic, about, text, email]), now),
    with_token: nonce,
    of_topic: topic,
    of_about: about,
    with_body: text,
    with_email: email || null,
    on_page: page,
    by_browser: storable(exchange.request.headers.get('user-agent') ?? '').slice(0, BROWSER_MAX),
    in_locale: locale,
    doubtful,
  }
  return call('add_contact_note', values, Added).catch((error: unknown) => {
    throw failureOfAccount(error)
  })
}

const linksIn = (text: string): number => text.match(/https?:\/\/|www\./gi)?.length ?? 0

/** Reduces a user agent to printable ASCII. */
const storable = (text: string): string => text.replace(/[^\x20-\x7e]/g, '')
