/** Height (CSS px) below which a window fits only the newest row, the known facts and the input. */
const LOW_HEIGHT = 540
/** Minimum share of the height that an on-screen keyboard takes. */
const KEYBOARD_SHARE = 0.2
const PHONE = '(max-width: 1023px)'

/** `before`: window size before any touch, in CSS px. Returns the stop function. */
export function watchKeyboard(before: { width: number; height: number }): () => void {
  const root = document.documentElement
  const viewport = window.visualViewport
  let tallest = before.height
  let { width } = before

  function update() {
    const height = viewport?.height ?? innerHeight
    // The device was rotated, so the previous height is meaningless.
    if (width !== innerWidth) [width, tallest] = [innerWidth, 0]
    tallest = Math.max(tallest, height)
    const typing = document.activeElement?.matches('input:not([type=range])') ?? false
    const small = height <= LOW_HEIGHT || height < tallest * (1 - KEYBOARD_SHARE)
    root.toggleAttribute('data-keyboard', typing && small && matchMedia(PHONE).matches)
    root.style.setProperty('--visible-height', `${Math.round(height)}px`)
    // Safari scrolls the page to reveal the input, which is visible already.
    if (typing && small) scrollTo(0, 0)
  }

  update()
  viewport?.addEventListener('resize', update)
  document.addEventListener('focusin', update)
  document.addEventListener('focusout', update)
  return () => {
    viewport?.removeEventListener('resize', update)
    document.removeEventListener('focusin', update)
    document.removeEventListener('focusout', update)
    root.removeAttribute('data-keyboard')
    root.style.removeProperty('--visible-height')
  }
}
