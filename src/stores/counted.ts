/** Dispatches an analytics event to src/consent; call it behind `import.meta.env.MEASURED` only. */
export const noteCounted = (name: 'shared' | 'signed_up') => dispatchEvent(new CustomEvent('counted', { detail: name }))
