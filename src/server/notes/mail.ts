import { optional } from '#server/env.ts'

export type Mail = { to: string; from: string; subject: string; text: string }

const PATIENCE_MS = 10_000

/** True when there is a server to send mail by. */
export const canMail = (): boolean => Boolean(optional('CONTACT_SMTP_URL') ?? optional('INBOX_URL'))

/** Sends a mail by CONTACT_SMTP_URL, in a local launch to its inbox. Rejects when the server does not take it. */
export async function sendMail(mail: Mail): Promise<void> {
  const server = optional('CONTACT_SMTP_URL')
  return server ? sendBySmtp(server, mail) : sendToInbox(mail)
}

async function sendBySmtp(server: string, mail: Mail): Promise<void> {
  // Lazy: few requests send mail.
  const { createTransport } = await import('nodemailer')
  const timeouts = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS }
  const transport = createTransport({ url: server, disableFileAccess: true, disableUrlAccess: true, ...timeouts })
  await transport.sendMail(mail)
}

async function sendToInbox({ to, subject, text }: Mail): Promise<void> {
  const answer = await fetch(optional('INBOX_URL')!, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${optional('SUPABASE_SECRET_KEY')}` },
    body: JSON.stringify({ to, subject, text }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`the inbox answered ${answer.status}`)
}
