import * as z from 'zod/mini'
import { bearer, empty, json, type Answer, type Call } from '../http/messages.ts'
import { parseJson } from '../http/parse-json.ts'
import { escapeHtml } from '../mail/template.ts'
import type { Inbox } from './inbox.ts'
import { inboxPage } from './page.ts'

// Allows a mail's inline styles; nothing is run or fetched.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"

/** Answers a call to the inbox's own port: `/` as a page, `/inbox.json` as data (newest last); the site may POST `/mails`. */
export async function inboxAnswer(inbox: Inbox, secret: string, call: Call): Promise<Answer> {
  if (call.method === 'POST' && call.path === '/mails') return received(inbox, secret, call)
  if (call.method !== 'GET' && call.method !== 'HEAD') return json(405, { message: 'The inbox is only read' })
  if (call.path === '/inbox.json') {
    const mails = inbox.mails().map(({ to, subject, html, text }) => ({ to, subject, html, text }))
    return json(200, mails, { 'cache-control': 'no-store' })
  }
  if (call.path !== '/' && call.path !== '/inbox') return json(404, { message: 'The inbox has / and /inbox.json' })
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
  }
  return { status: 200, headers, body: inboxPage(inbox.mails()) }
}

const SentMail = z.strictObject({ to: z.string(), subject: z.string(), text: z.string() })

/** Takes a mail of the site, which a hosted one sends by SMTP. */
async function received(inbox: Inbox, secret: string, call: Call): Promise<Answer> {
  if (bearer(call) !== secret) return json(401, { message: 'Mail is taken with the secret key only' })
  const mail = SentMail.safeParse(bodyOf(call))
  if (!mail.success) return json(422, { message: 'A mail has to, subject and text' })
  await inbox.receive({
    ...mail.data,
    html: `<html><head></head><body><pre>${escapeHtml(mail.data.text)}</pre></body></html>`,
  })
  return empty(204)
}

function bodyOf(call: Call): unknown {
  try {
    return parseJson(call.body)
  } catch {
    return null
  }
}
