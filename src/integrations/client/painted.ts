import type { ClientDirective } from 'astro'

/** `client:painted`: loads an island's scripts after the page itself has been painted (src/inline/scripts.ts). */
const painted: ClientDirective = async (load) => {
  await (globalThis as { begins?: Promise<void> }).begins
  const hydrate = await load()
  await hydrate()
}
export default painted
