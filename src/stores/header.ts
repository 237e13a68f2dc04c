/** The header is plain markup, filled from storage by the page's inline script: this tells it to read again. */
export const redrawHeader = () => globalThis.dispatchEvent?.(new Event('progress'))
