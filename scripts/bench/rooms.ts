import { bareRooms, measureRooms, ourRooms } from './rooms-load.ts'
import type { Figures } from './statistics.ts'

type Targets = { host: string; ticketSecret: string; origin: string; floorPort: number }

/** Replies and broadcasts of our rooms and of bare WebSockets. */
export async function roomRows({ host, ticketSecret, origin, floorPort }: Targets): Promise<string[][]> {
  const bare = await measureRooms(bareRooms(floorPort), origin)
  const ours = await measureRooms(ourRooms(host, ticketSecret), origin)
  const row = (name: string, figures: Figures, floor: Figures) => [
    name,
    String(ours.clients),
    figures.p50.toFixed(1),
    figures.p99.toFixed(1),
    (figures.p99 / floor.p99).toFixed(1),
  ]
  return [
    row('bare: answer', bare.acknowledged, bare.acknowledged),
    row('bare: to all eight of a room', bare.broadcast, bare.broadcast),
    row('rooms: answer', ours.acknowledged, bare.acknowledged),
    row('rooms: to all eight of a room', ours.broadcast, bare.broadcast),
  ]
}
