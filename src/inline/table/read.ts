/** An error answer of the site, by its code. */
export class Refusal extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** Fetches JSON from the site. Throws a `Refusal`, and what `fetch` throws without a connection. */
export async function read<Answer>(address: string): Promise<Answer> {
  const response = await fetch(address)
  if (response.ok) return (await response.json()) as Answer
  const { code = '' } = (await response.json().catch(() => ({}))) as { code?: string }
  throw new Refusal(code)
}

/** Treats a session that ended elsewhere as a visitor. */
export function unlessLoggedOut(error: unknown): null {
  if (error instanceof Refusal && error.code === 'unauthorised') return null
  throw error
}
