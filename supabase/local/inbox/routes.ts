import { json, type Answer, type Call } from '../http/messages.ts'
import type { Inbox } from './inbox.ts'
import { inboxPage } from './page.ts'

// Allows a mail's inline styles; nothing is run or fetched.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"

/** Answers a call to the inbox's own port: `/` as a page, `/inbox.json` as data (newest last). */
export async function inboxAnswer(inbox: Inbox, call: Call): Promise<Answer> {
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
