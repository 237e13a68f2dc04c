import { randomUUID } from 'node:crypto'
import type { Query } from '../db/database.ts'
import { json } from '../http/messages.ts'
import { addressOf, AdminUser, parseBody } from './bodies.ts'
import { AuthError, invalid } from './errors.ts'
import { hashPassword, requireStrength } from './passwords.ts'
import type { AuthCall, AuthService, Endpoint } from './service.ts'
import { addUser, merged, userByEmail, userById, userJson, type UserRow } from './users.ts'

const notFound = () => new AuthError(404, 'user_not_found', 'User not found')

const idOf = (call: AuthCall): string => call.path.split('/').at(-1) ?? ''

/**
 * Reads a query parameter of at least 1; the fallback when it is absent or 0. Throws `validation_failed` for anything
 * else.
 */
function positive(call: AuthCall, name: string, fallback: number): number {
  const text = call.query.get(name) ?? ''
  if (!/^\d{0,9}$/.test(text)) throw invalid(`Bad Pagination Parameters: ${name}`)
  return Number(text) || fallback
}

/** `GET /admin/users?page=&per_page=`, newest first. */
export const listUsers: Endpoint = async (service, call) => {
  const size = Math.min(positive(call, 'per_page', 50), 1000)
  const offset = (positive(call, 'page', 1) - 1) * size
  return service.database.transaction(async (query) => {
    const rows = await query<UserRow>('select * from auth.users order by created_at desc, id limit $1 offset $2', [
      size,
      offset,
    ])
    const [count] = await query<{ n: number }>('select count(*)::int as n from auth.users')
    const users = []
    for (const row of rows) users.push(await userJson(query, row))
    return json(200, { users, aud: 'authenticated' }, { 'x-total-count': String(count?.n ?? 0) })
  })
}

async function hashOf(service: AuthService, password: string | undefined): Promise<string | null> {
  if (password === undefined) return null
  requireStrength(password, service.settings.passwordLength)
  return hashPassword(password, service.settings.passwordWork)
}

async function requireFree(query: Query, email: string): Promise<void> {
  if (!(await userByEmail(query, email))) return
  throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
}

/** `POST /admin/users` */
export const createUser: Endpoint = async (service, call) => {
  const { email, password, email_confirm, user_metadata, app_metadata } = parseBody(AdminUser, call.fields)
  const address = addressOf(email ?? null)
  const hash = await hashOf(service, password)
  return service.database.transaction(async (query) => {
    await requireFree(query, address)
    const id = randomUUID()
    const confirmed = email_confirm === true ? service.settings.clock() : null
    const own = { ...user_metadata, sub: id, email: address, email_verified: confirmed !== null }
    const user = { id, email: address, password: hash, confirmed, app: app_metadata ?? {}, own }
    return json(200, await userJson(query, await addUser(query, user)))
  })
}

/** `GET /admin/users/:id` */
export const findUser: Endpoint = (service, call) =>
  service.database.transaction(async (query) => {
    const user = await userById(query, idOf(call))
    if (!user) throw notFound()
    return json(200, await userJson(query, user))
  })

/** `PUT /admin/users/:id`: metadata is merged, a null removes its key. */
export const changeUser: Endpoint = async (service, call) => {
  const changes = parseBody(AdminUser, call.fields)
  const hash = await hashOf(service, changes.password)
  return service.database.transaction(async (query) => {
    const user = await userById(query, idOf(call))
    if (!user) throw notFound()
    const email = changes.email === undefined ? user.email : addressOf(changes.email)
    if (email !== null && email !== user.email) await requireFree(query, email)
    const confirmed = changes.email_confirm === true ? service.settings.clock() : user.email_confirmed_at
    const app = JSON.stringify(merged(user.raw_app_meta_data, changes.app_metadata ?? {}))
    const own = JSON.stringify(merged(user.raw_user_meta_data, changes.user_metadata ?? {}))
    const [row] = await query<UserRow>(
      `update auth.users set email = $2, encrypted_password = $3, email_confirmed_at = $4, raw_app_meta_data = $5,
       raw_user_meta_data = $6, updated_at = now() where id = $1 returning *`,
      [user.id, email, hash ?? user.encrypted_password, confirmed, app, own],
    )
    return json(200, await userJson(query, row ?? user))
  })
}

/** `DELETE /admin/users/:id`: foreign keys cascade to the account's rows. */
export const deleteUser: Endpoint = (service, call) =>
  service.database.transaction(async (query) => {
    const user = await userById(query, idOf(call))
    if (!user) throw notFound()
    await query('delete from auth.users where id = $1', [user.id])
    return json(200, {})
  })
