import { optional } from '#server/env.ts'

export type Mail = { to: string; from: string; subject: string; text: string }

const TIMEOUT_MS = 10_000

/** True when a mail server or a local inbox is configured. */
export const canMail = (): boolean => Boolean(optional('CONTACT_SMTP_URL') ?? optional('INBOX_URL'))

/** Sends a mail through CONTACT_SMTP_URL, or to the inbox of a local launch. Rejects when it is not accepted. */
export async function sendMail(mail: Mail): Promise<void> {
  const server = optional('CONTACT_SMTP_URL')
  return server ? sendBySmtp(server, mail) : sendToInbox(mail)
}

async function sendBySmtp(server: string, mail: Mail): Promise<void> {
  // Lazy: few requests send mail.
  const { createTransport } = await import('nodemailer')
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }
  const transport = createTransport({ url: server, disableFileAccess: true, disableUrlAccess: true, ...timeouts })
  await transport.sendMail(mail)
}

async function sendToInbox({ to, subject, text }: Mail): Promise<void> {
  const answer = await fetch(optional('INBOX_URL')!, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${optional('SUPABASE_SECRET_KEY')}` },
    body: JSON.stringify({ to, subject, text }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`the inbox answered ${answer.status}`)
}
