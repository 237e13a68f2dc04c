import { pageBuild } from '#overlays/page-build.ts'

/**
 * Handles an island whose first scripts cannot be loaded, which is why it is inline: reloads the page once when the
 * server has a newer build, else shows the error card in the island's place. Astro dispatches the event after its own
 * retry; `reportError` passes the error on to the listeners of the page.
 */
addEventListener('astro:hydration-error', async (event) => {
  const { target, detail } = event as CustomEvent<{ error: unknown }>
  event.preventDefault()
  reportError(detail.error)
  if (await pageBuild()?.onMissingPart()) return
  const card = document.querySelector<HTMLTemplateElement>('template#app-error')
  if (card) (target as Element).replaceChildren(card.content.cloneNode(true))
})
