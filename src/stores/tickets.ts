import { TicketAnswer } from '#contracts/rooms.ts'
import { environment } from './environment.ts'

/** How a guest wants to be called (empty: a number) and dressed, and the language of that number's word. */
export type Wish = { name: string; kit: string; locale: string }

/** A fresh ticket into a room. Rejects when the site does not answer with one. */
export async function fetchTicket(room: string, { name, kit, locale }: Wish): Promise<string> {
  const response = await fetch(`${environment.apiUrl}/api/rooms/ticket`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ room, locale, ...(name && { name }), ...(kit && { kit }) }),
  })
  if (!response.ok) throw new Error(`ticket: ${response.status}`)
  return TicketAnswer.parse(await response.json()).ticket
}
