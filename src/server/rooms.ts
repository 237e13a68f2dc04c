import { createHmac } from 'node:crypto'
import { parseCookieHeader } from '@supabase/ssr'
import * as z from 'zod/mini'
import { dayAt, toIsoDate } from '#core/days.ts'
import { kitOf } from '#core/kits.ts'
import { networkOf } from '#core/network.ts'
import { MATCH_LIMITS } from '#core/plausible.ts'
import type { MatchResult } from '#contracts/room-results.ts'
import { LOBBIES } from '#contracts/lobby.ts'
import { PLAYER_NAME_MAX } from '#contracts/player-name.ts'
import { TICKET_SECONDS, signTicket, type TicketClaims } from '#contracts/ticket.ts'
import type { TicketAnswer, TicketRequest } from '#contracts/rooms.ts'
import { countryByCode } from '#data/facts.ts'
import { shardOfRoom } from '#games/quiz/match/shards.ts'
import { fill } from '#i18n/format.ts'
import { DEFAULT_LOCALE, isLocale } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import { nameRefusal } from './account/names/policy.ts'
import { isPlainName, plainName } from './account/names/shape.ts'
import type { Account } from './caller.ts'
import { inTime } from './deadline.ts'
import { required } from './env.ts'
import { foldSoon } from './fold.ts'
import { HttpError } from './http-error.ts'
import type { Exchange } from './http.ts'
import { observeTicket } from './metrics.ts'
import { quizShards } from './quiz/shard-seats.ts'
import { call, databaseFailure, serviceClient } from './supabase.ts'

const PLAYER_LENGTH = 22
const NETWORK_LENGTH = 16
const FIRST_GUEST = 1000
const GUESTS = 9000

/** Exactly one of the two is set. */
export type RoomPlayer = { user: Account; visitor: string | null } | { user: null; visitor: string }

type Profile = { name: string; country?: string; kit?: string }

/** Signs a room ticket with the player's identity, valid for ten minutes; `rating` is for lobbies only. */
export async function ticketFor(
  { user, visitor }: RoomPlayer,
  { room, name, kit, locale }: TicketRequest,
  { request, clientAddress }: Exchange,
  now: number,
  rating: number | null = null,
): Promise<TicketAnswer> {
  const player = playerOf(user ? user.id : visitor)
  const profile = user
    ? await profileOf(user)
    : { name: await guestName(player, name, localeOf(request, locale)), ...(kitOf(kit) && { kit }) }
  const expires = now + TICKET_SECONDS * 1000
  const claims: TicketClaims = {
    room,
    player,
    user: user?.id ?? null,
    visitor,
    expires,
    ...profile,
    ...(clientAddress !== undefined && { network: networkIn(room, clientAddress, now) }),
    ...(rating !== null && { rating }),
  }
  const ticket = await signTicket(claims, required('ROOM_TICKET_SECRET'))
  observeTicket(kindOf(room))
  return { ticket, expires, name: profile.name, guest: user === null }
}

/** Hash of a network, different for each room and day so that it cannot be linked. */
const networkIn = (room: string, address: string, now: number): string =>
  createHmac('sha256', required('ROOM_TICKET_SECRET'))
    .update(`network|${room}|${dayAt(now)}|${networkOf(address)}`)
    .digest('base64url')
    .slice(0, NETWORK_LENGTH)

function kindOf(room: string): 'quiz' | 'lobby' | 'room' {
  if (shardOfRoom(room, quizShards()) !== null) return 'quiz'
  return Object.values<string>(LOBBIES).includes(room) ? 'lobby' : 'room'
}

/** One-way hash that distinguishes players in a room. */
export const playerOf = (owner: string): string =>
  createHmac('sha256', required('ROOM_TICKET_SECRET'))
    .update(`player|${owner}`)
    .digest('base64url')
    .slice(0, PLAYER_LENGTH)

const Row = z.object({ username: z.string(), preferences: z.looseObject({}) })
/** Preferences are unchecked: a room gets only known countries and shirts. */
const Choices = z.object({
  country: z.catch(z.optional(z.string().check(z.refine((code) => countryByCode(code) !== undefined))), undefined),
  kit: z.catch(z.optional(z.string().check(z.refine((text) => kitOf(text) !== null))), undefined),
})

/**
 * An account without a record plays under its sign-up name, unless that is refused. Throws `unauthorised` for a deleted
 * account, whose token is valid for up to an hour.
 */
async function profileOf({ id, fullName }: Account): Promise<Profile> {
  const { data, error } = await serviceClient()
    .from('user_infos')
    .select('username, preferences')
    .eq('user_id', id)
    .maybeSingle()
  if (error) throw databaseFailure(error)
  const row = z.nullable(Row).parse(data)
  if (!row) await requireAccount(id)
  const name = (row?.username ?? nameIfFit(fullName ?? '')).trim().slice(0, PLAYER_NAME_MAX)
  const { country, kit } = Choices.parse(row?.preferences ?? {})
  return {
    name: name || numberedGuest(playerOf(id), DEFAULT_LOCALE),
    ...(country && { country }),
    ...(kit && { kit }),
  }
}

async function requireAccount(id: string): Promise<void> {
  const { error } = await inTime(serviceClient().auth.admin.getUserById(id))
  if (error?.status === 404) throw new HttpError('unauthorised')
  if (error) throw new HttpError('unavailable')
}

const nameIfFit = (fullName: string): string => {
  const name = plainName(fullName).slice(0, PLAYER_NAME_MAX).trim()
  return isPlainName(name) && !nameRefusal(name) ? name : ''
}

/** A guest's requested name if it is valid and no account has it, else a stable `Guest 4821` in their language. */
async function guestName(player: string, wish: string | undefined, locale: string): Promise<string> {
  const wished = wish?.normalize('NFC').replace(/\s+/g, ' ').trim() ?? ''
  const isFit = isPlainName(wished) && !nameRefusal(wished)
  return isFit && !(await call('is_name_borne', { name: wished }, z.boolean())) ? wished : numberedGuest(player, locale)
}

function numberedGuest(player: string, locale: string): string {
  const number = FIRST_GUEST + (Buffer.from(player).readUInt32BE(0) % GUESTS)
  return fill(messages(isLocale(locale) ? locale : DEFAULT_LOCALE, 'rooms').guest, { number })
}

function localeOf(request: Request, asked: string | undefined): string {
  const cookies = parseCookieHeader(request.headers.get('cookie') ?? '')
  return asked ?? cookies.find(({ name }) => name === 'i18n_redirected')?.value ?? DEFAULT_LOCALE
}

/** Stores a match's results, once per match and player; returns the number of new rows. */
export async function recordMatch(result: MatchResult): Promise<number> {
  const values = { result: { ...result, date: toIsoDate(result.date) }, limits: MATCH_LIMITS }
  const stored = await call('record_match', values, z.int())
  foldSoon()
  return stored
}
