import { QuickAnswer, type QuickGame } from '#contracts/lobby.ts'
import { TicketAnswer } from '#contracts/rooms.ts'
import { environment } from './environment.ts'
import { $handedOver } from './news.ts'

/** A guest's name (empty: generated), kit, and language for the generated name. */
export type Wish = { name: string; kit: string; locale: string }

/** Shorter than the ten minutes for which tickets are valid. */
const REUSE_MS = 540_000

/** Room -> ticket from a lobby. */
const kept = new Map<string, { ticket: string; until: number }>()

/** Keeps a ticket for the next join, until it expires. */
export const keepTicket = (room: string, ticket: string, now = Date.now()) =>
  void kept.set(room, { ticket, until: now + REUSE_MS })

/** A ticket into a room, the lobby's or a fresh one. Rejects without an answer of the site. */
export async function fetchTicket(room: string, wish: Wish): Promise<string> {
  const known = kept.get(room)
  if (known && Date.now() < known.until) return known.ticket
  const answer = TicketAnswer.parse(await ask('ticket', { room }, wish))
  reportName(answer, wish.name)
  return answer.ticket
}

/** A fresh ticket into a game's lobby, with the account's rating. Rejects without an answer of the site. */
export async function fetchQuickTicket(game: QuickGame, wish: Wish): Promise<QuickAnswer> {
  const answer = QuickAnswer.parse(await ask('quick', { game }, wish))
  reportName(answer, wish.name)
  return answer
}

/** The last refused name that was reported, because every renewed ticket repeats the refusal. */
let reported = ''

/**
 * Notifies a guest, once per name, that the requested name is taken or refused and another one is used. The requested
 * name may be a random nickname, so the message does not say that the guest chose it.
 */
export function reportName({ name, guest }: TicketAnswer, wished = '') {
  const tidy = wished.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (!guest || tidy === '' || tidy === name || tidy === reported) return
  reported = tidy
  $handedOver.set({ moved: { results: 0, points: 0 }, refused: [], pointsLeft: 0, renamed: name })
}

async function ask(path: string, where: object, { name, kit, locale }: Wish): Promise<unknown> {
  const response = await fetch(`${environment.apiUrl}/api/rooms/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...where, locale, ...(name && { name }), ...(kit && { kit }) }),
  })
  if (!response.ok) throw new Error(`ticket: ${response.status}`)
  return response.json()
}
