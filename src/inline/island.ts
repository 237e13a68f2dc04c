import { pageBuild } from '#overlays/page-build.ts'

/**
 * Handles an island whose scripts cannot be loaded; inline for that reason. Reloads the page once when the server has a
 * newer build, else replaces the island by the error card. Astro dispatches the event after its own retry;
 * `reportError` passes the error to the page's listeners.
 */
addEventListener('astro:hydration-error', async (event) => {
  const { target, detail } = event as CustomEvent<{ error: unknown }>
  event.preventDefault()
  reportError(detail.error)
  if (await pageBuild()?.onMissingPart()) return
  const card = document.querySelector<HTMLTemplateElement>('template#app-error')
  if (card) (target as Element).replaceChildren(card.content.cloneNode(true))
})
