/** The product's name; the only place that spells it. */
export const PRODUCT_NAME = 'Eleven'

/** Wordmark; the last character has the primary colour. */
export const WORDMARK = 'eleven.'

/** Default contact address; PUBLIC_CONTACT_EMAIL overrides it. */
export const CONTACT_EMAIL = 'contact@eleven.example'

/** The token `bg` for browser chrome: hex, one per colour mode. */
export const THEME_COLOURS = { light: '#fef8fa', dark: '#160a11' } as const
