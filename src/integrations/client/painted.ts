import type { ClientDirective } from 'astro'
import { afterFirstFrame } from '#inline/first-frame.ts'

/** `client:painted`: an island's scripts are asked for once the page itself has been drawn. */
const painted: ClientDirective = async (load) => {
  await new Promise<void>(afterFirstFrame)
  const hydrate = await load()
  await hydrate()
}
export default painted
