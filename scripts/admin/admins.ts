import { createClient, type SupabaseClient, type User } from '@supabase/supabase-js'
import { ADMIN_ROLE } from '#contracts/roles.ts'

const USERS_PER_CALL = 1000

export type Access = { url: string; secretKey: string }

/** E-mail addresses of all admins, sorted. Throws with the auth server's message. */
export async function listAdmins(access: Access): Promise<string[]> {
  const admins = (await allUsers(clientOf(access))).filter(isAdmin)
  return admins.map(({ email, id }) => email || id).sort()
}

/**
 * Grants or revokes the admin role of the account with this address; the database logs it. True when something changed,
 * null for an unknown address. Throws with the auth server's message.
 */
export async function setAdmin(access: Access, address: string, wanted: boolean): Promise<boolean | null> {
  const client = clientOf(access)
  const email = address.trim().toLowerCase()
  const user = (await allUsers(client)).find((one) => one.email?.toLowerCase() === email)
  if (!user) return null
  if (isAdmin(user) === wanted) return false
  const { error } = await client.auth.admin.updateUserById(user.id, {
    app_metadata: { role: wanted ? ADMIN_ROLE : null },
  })
  if (error) throw new Error(`the account was not changed: ${error.message}`)
  return true
}

const isAdmin = ({ app_metadata }: User) => app_metadata['role'] === ADMIN_ROLE

const clientOf = ({ url, secretKey }: Access) =>
  createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })

/** The auth server has no lookup by address, so this scans all users. */
async function allUsers({ auth }: SupabaseClient): Promise<User[]> {
  const users: User[] = []
  for (let page = 1; ; page++) {
    const { data, error } = await auth.admin.listUsers({ page, perPage: USERS_PER_CALL })
    if (error) throw new Error(`the accounts cannot be read: ${error.message}`)
    users.push(...data.users)
    if (data.users.length < USERS_PER_CALL) return users
  }
}
