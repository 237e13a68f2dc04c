/** The product's name; nothing else in the project repeats it. */
export const PRODUCT_NAME = 'Eleven'

/** As the wordmark writes it: the last character is drawn in the primary colour. */
export const WORDMARK = 'eleven.'

/** Where players write to, unless PUBLIC_CONTACT_EMAIL names the real address. */
export const CONTACT_EMAIL = 'contact@eleven.example'

/** The token `bg` as the browser's own bars need it: hex, one per colour mode. */
export const THEME_COLOURS = { light: '#fef8fa', dark: '#160a11' } as const

export const SOCIAL_CARD = '/social-card.png'
