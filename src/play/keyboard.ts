/** A lower window has room for the newest row, the known facts and the input only; CSS px. */
const LOW = 540
/** Minimum share of the height that an on-screen keyboard takes. */
const KEYBOARD = 0.2
const PHONE = '(max-width: 1023px)'

/** `before`: window size before any touch, in CSS px. Returns the stop function. */
export function watchKeyboard(before: { width: number; height: number }): () => void {
  const root = document.documentElement
  const seen = window.visualViewport
  let tallest = before.height
  let { width } = before

  function look() {
    const height = seen?.height ?? innerHeight
    // Rotated: the previous height is meaningless.
    if (width !== innerWidth) [width, tallest] = [innerWidth, 0]
    tallest = Math.max(tallest, height)
    const typing = document.activeElement?.matches('input:not([type=range])') ?? false
    const small = height <= LOW || height < tallest * (1 - KEYBOARD)
    root.toggleAttribute('data-keyboard', typing && small && matchMedia(PHONE).matches)
    root.style.setProperty('--visible-height', `${Math.round(height)}px`)
    // Safari scrolls the page to reveal the input, which is visible already.
    if (typing && small) scrollTo(0, 0)
  }

  look()
  seen?.addEventListener('resize', look)
  document.addEventListener('focusin', look)
  document.addEventListener('focusout', look)
  return () => {
    seen?.removeEventListener('resize', look)
    document.removeEventListener('focusin', look)
    document.removeEventListener('focusout', look)
    root.removeAttribute('data-keyboard')
    root.style.removeProperty('--visible-height')
  }
}
