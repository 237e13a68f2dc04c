/**
 * Runs `work` once the page has been painted for the first time: what only a game needs is asked for then, and takes
 * nothing of the line from what is read first. In a page that nobody sees yet, at once.
 */
export function afterFirstFrame(work: () => void): void {
  if (document.hidden) return work()
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    work()
  }).observe({ type: 'paint', buffered: true })
}
