/** Does something when the page has nothing better to do. */
export function whenIdle(work: () => Promise<unknown>) {
  const quietly = () => void work().catch(() => {})
  if ('requestIdleCallback' in globalThis) requestIdleCallback(quietly)
  else setTimeout(quietly, 1)
}
