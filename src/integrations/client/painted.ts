import type { ClientDirective } from 'astro'

/** `client:painted`: an island's scripts are asked for once the page itself has been drawn (src/inline/scripts.ts). */
const painted: ClientDirective = async (load) => {
  await (globalThis as { begins?: Promise<void> }).begins
  const hydrate = await load()
  await hydrate()
}
export default painted
