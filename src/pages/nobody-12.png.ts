import { nobody } from '#server/pictures/nobody.ts'

export const prerender = true

/** Pixels per side; pages enlarge the picture with hard edges. */
const PIXELS = 12

export async function GET() {
  return new Response(new Uint8Array(await nobody(PIXELS)), { headers: { 'content-type': 'image/png' } })
}
