/** A feature of the hosted service that this backend lacks: 501 with one sentence. */
export class NotOffered extends Error {
  constructor(what: string) {
    super(`The embedded backend does not offer ${what}; a hosted Supabase project does`)
  }
}
