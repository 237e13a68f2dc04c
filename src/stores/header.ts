/** Makes the page's inline script re-read storage and redraw the header. */
export const redrawHeader = () => globalThis.dispatchEvent?.(new Event('progress'))
