/**
 * Runs `work` after the page has painted the immediate effect of a press, so that a tap is answered within a frame
 * (Interaction to Next Paint, web.dev/articles/inp).
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
