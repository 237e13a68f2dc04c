/** A window this low has room for nothing but the newest row, what is known, and the input; CSS px. */
const LOW = 540
/** A keyboard takes at least this share of the height. */
const KEYBOARD = 0.2
const PHONE = '(max-width: 1023px)'

/** `before`: the window when nobody had touched it yet, in CSS px. Returns the way to stop. */
export function watchKeyboard(before: { width: number; height: number }): () => void {
  const root = document.documentElement
  const seen = window.visualViewport
  let tallest = before.height
  let { width } = before

  function look() {
    const height = seen?.height ?? innerHeight
    // Turned: what was tall before says nothing any more.
    if (width !== innerWidth) [width, tallest] = [innerWidth, 0]
    tallest = Math.max(tallest, height)
    const typing = document.activeElement?.matches('input:not([type=range])') ?? false
    const small = height <= LOW || height < tallest * (1 - KEYBOARD)
    root.toggleAttribute('data-keyboard', typing && small && matchMedia(PHONE).matches)
    root.style.setProperty('--visible-height', `${Math.round(height)}px`)
    // Safari scrolls the page to bring the input up: everything is in sight already.
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
