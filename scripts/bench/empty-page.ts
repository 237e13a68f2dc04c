import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const PAGE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><p>Empty'
/** Duration of the page's single task, ms, after its word is painted. */
export const KNOWN_WORK_MS = 30
const WORK = `<script>
  addEventListener('load', () =>
    setTimeout(() => {
      for (const end = performance.now() + ${KNOWN_WORK_MS}; performance.now() < end; );
    }, 100),
  )
</script>`

/**
 * Reference pages for the measurements, served by plain Node: a page of one word without styles or scripts, and the
 * same page with a task of known length.
 */
export async function serveEmptyPages(): Promise<{ empty: string; working: string; stop: () => void }> {
  const server = createServer(({ url }, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(url === '/working' ? PAGE + WORK : PAGE)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    empty: `${origin}/`,
    working: `${origin}/working`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
