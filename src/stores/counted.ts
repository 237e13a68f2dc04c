/** Tells the privacy choices (src/consent) of something to count; call it behind `import.meta.env.MEASURED` only. */
export const noteCounted = (name: 'shared' | 'signed_up') => dispatchEvent(new CustomEvent('counted', { detail: name }))
