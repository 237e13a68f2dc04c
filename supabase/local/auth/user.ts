import { empty, json } from '../http/messages.ts'
import { parseBody, UserUpdate } from './bodies.ts'
import { AuthError, invalid } from './errors.ts'
import { NotOffered } from '../not-offered.ts'
import { hashPassword, isPassword, RANK, requireStrength } from './passwords.ts'
import type { AuthService, Endpoint } from './service.ts'
import { signedIn } from './sessions.ts'
import { merged, userById, userJson, type Metadata, type UserRow } from './users.ts'

/** `GET /user` */
export const readUser: Endpoint = async (service, call) => {
  const { user } = await signedIn(service, call)
  return json(200, await service.database.transaction((query) => userJson(query, user)))
}

async function newPassword(service: AuthService, user: UserRow, password: string | null): Promise<string | null> {
  if (password === null) return null
  requireStrength(password, service.settings.passwordLength)
  if (await isPassword(password, user.encrypted_password, RANK.setting)) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  }
  return hashPassword(password, service.settings.passwordWork)
}

async function change(
  service: AuthService,
  who: { user: UserRow; sessionId: string },
  changes: { hash: string | null; own: Metadata },
) {
  return service.database.transaction(async (query) => {
    const { id, encrypted_password, raw_user_meta_data } = (await userById(query, who.user.id)) ?? who.user
    const own = JSON.stringify(merged(raw_user_meta_data, changes.own))
    const [user] = await query<UserRow>(
      `update auth.users set encrypted_password = $2, raw_user_meta_data = $3, updated_at = now()
       where id = $1 returning *`,
      [id, changes.hash ?? encrypted_password, own],
    )
    // A new password ends all other sessions.
    if (changes.hash !== null) {
      await query('delete from auth.sessions where user_id = $1 and id <> $2', [id, who.sessionId])
    }
    return userJson(query, user ?? who.user)
  })
}

/** `PUT /user`: changes the password or user metadata. */
export const updateUser: Endpoint = async (service, call) => {
  const { email, phone, password, data } = parseBody(UserUpdate, call.fields)
  const who = await signedIn(service, call)
  if (phone !== null || (email !== null && email !== who.user.email)) throw new NotOffered('changes of address')
  const hash = await newPassword(service, who.user, password)
  return json(200, await change(service, who, { hash, own: data ?? {} }))
}

const ENDING = new Map([
  ['global', 'delete from auth.sessions where user_id = $1 and $2::uuid is not null'],
  ['local', 'delete from auth.sessions where user_id = $1 and id = $2'],
  ['others', 'delete from auth.sessions where user_id = $1 and id <> $2'],
])

/** `POST /logout?scope=global|local|others`: ends sessions. Access tokens stay valid for data until they expire. */
export const logOut: Endpoint = async (service, call) => {
  const sql = ENDING.get(call.query.get('scope') ?? 'global')
  if (sql === undefined) throw invalid('Unsupported logout scope')
  const { user, sessionId } = await signedIn(service, call)
  await service.database.transaction((query) => query(sql, [user.id, sessionId]))
  return empty(204)
}
