import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Mail } from '../mail/letters.ts'

/** A mail and its time of arrival (ISO). */
const Received = z.object({
  at: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
})
export type Received = z.infer<typeof Received>

/** Older mails are dropped. */
const KEPT = 500

export type Inbox = {
  /** Oldest first. */
  mails(): readonly Received[]
  receive(mail: Mail): Promise<void>
}

function parseLine(line: string): Received[] {
  try {
    return [Received.parse(JSON.parse(line))]
  } catch {
    // Ignores the last line of a process that was killed while writing.
    return []
  }
}

async function keptIn(address: string): Promise<Received[]> {
  const text = await readFile(address, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap(parseLine).slice(-KEPT)
}

const linesOf = (mails: Received[]): string => mails.map((mail) => `${JSON.stringify(mail)}\n`).join('')

/** Catches the mails that a hosted project would send; persistent when there is a data directory. */
export async function openInbox(dataDir: string | undefined, clock: () => Date): Promise<Inbox> {
  const address = dataDir === undefined ? null : join(dataDir, 'mails.jsonl')
  const mails = address === null ? [] : await keptIn(address)
  if (address !== null) await writeFile(address, linesOf(mails), { mode: 0o600 })

  return {
    mails: () => mails,
    receive: async (mail) => {
      const received = { at: clock().toISOString(), ...mail }
      mails.push(received)
      if (mails.length > KEPT) mails.shift()
      if (address !== null) await appendFile(address, linesOf([received]))
    },
  }
}
