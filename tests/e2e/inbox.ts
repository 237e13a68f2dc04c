import { expect } from '@playwright/test'
import * as z from 'zod/mini'
import { INBOX } from '#tests/support/test-stack.ts'

const Mail = z.object({ to: z.string(), subject: z.string(), html: z.string(), text: z.string() })
export type Mail = z.infer<typeof Mail>

/** Mails of the embedded backend. */
export class Inbox {
  /** All mails to an address, newest last. */
  async to(address: string): Promise<Mail[]> {
    const answer = await fetch(`${INBOX}/inbox.json`)
    const mails = z.array(Mail).parse(await answer.json())
    return mails.filter((mail) => mail.to === address)
  }

  /** Waits for the `count`th mail to an address and returns its link. */
  async link(address: string, count = 1): Promise<string> {
    await expect.poll(async () => (await this.to(address)).length).toBeGreaterThanOrEqual(count)
    const mail = (await this.to(address))[count - 1]
    const link = /href="([^"]+\/auth\/v1\/verify[^"]*)"/.exec(mail?.html ?? '')?.[1]
    expect(link, 'a link in the mail').toBeDefined()
    return link!.replaceAll('&amp;', '&')
  }
}
