/**
 * Runs `work` after the first paint, so that a game's requests do not compete with the first view. Runs at once in a
 * hidden page.
 */
export function afterFirstFrame(work: () => void): void {
  if (document.hidden) return work()
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    work()
  }).observe({ type: 'paint', buffered: true })
}
