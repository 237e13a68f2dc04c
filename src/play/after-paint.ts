/**
 * Runs `work` once the page has painted what a press shows by itself, so that a tap is answered within a frame however
 * long the next view takes to draw (what "Interaction to Next Paint" measures, web.dev/articles/inp).
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
