import * as z from 'zod/mini'
import { invalid } from './errors.ts'

/** Metadata is part of every access token, and headers have a size limit. */
const METADATA_CHARACTERS = 8_000
const Metadata = z
  .record(z.string(), z.unknown())
  .check(z.refine((value) => JSON.stringify(value).length <= METADATA_CHARACTERS, 'too large'))
const Text = z._default(z.nullable(z.string()), null)

/** Fields of the PKCE flow; auth-js sends nulls where the flow is not used. */
const challenge = { code_challenge: Text, code_challenge_method: Text }

export const SignUp = z.object({
  email: Text,
  password: Text,
  phone: Text,
  data: z._default(z.nullable(Metadata), null),
  ...challenge,
})
export const PasswordGrant = z.object({ email: Text, phone: Text, password: Text })
export const RefreshGrant = z.object({ refresh_token: Text })
export const PkceGrant = z.object({ auth_code: Text, code_verifier: Text })
export const IdTokenGrant = z.object({ provider: Text, id_token: Text, nonce: Text })
export const Recover = z.object({ email: Text, ...challenge })
export const Resend = z.object({ email: Text, type: Text, ...challenge })
export const Verify = z.object({ type: Text, token_hash: Text, email: Text, token: Text })
export const UserUpdate = z.object({
  email: Text,
  phone: Text,
  password: Text,
  data: z._default(z.nullable(Metadata), null),
})
export const AdminUser = z.strictObject({
  email: z.optional(z.string()),
  password: z.optional(z.string()),
  email_confirm: z.optional(z.boolean()),
  user_metadata: z.optional(Metadata),
  app_metadata: z.optional(Metadata),
})

/** Parses a body by its schema. Throws `validation_failed` naming the first invalid field. */
export function parseBody<Schema extends z.ZodMiniType>(schema: Schema, fields: unknown): z.output<Schema> {
  const result = schema.safeParse(fields)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const place = issue?.path.join('.') ?? ''
  throw invalid(`Invalid request body${place === '' ? '' : `: ${place}`}`)
}

const ADDRESS = /^[^\s@"<>()\[\]\\,:;]+@[^\s@"<>()\[\]\\,:;]+\.[^\s@"<>()\[\]\\,:;]+$/

/** Normalises an e-mail address to lower case. Throws `validation_failed`. */
export function addressOf(email: string | null): string {
  const address = email?.trim().toLowerCase() ?? ''
  if (address === '') throw invalid('An email address is required')
  if (address.length > 255 || !ADDRESS.test(address)) throw invalid('Unable to validate email address: invalid format')
  return address
}
