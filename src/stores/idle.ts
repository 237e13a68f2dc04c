/** Runs `work` when the page is idle. */
export function whenIdle(work: () => Promise<unknown>) {
  const quietly = () => void work().catch(() => {})
  if ('requestIdleCallback' in globalThis) requestIdleCallback(quietly)
  else setTimeout(quietly, 1)
}
