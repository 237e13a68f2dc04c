/** The product's name; nothing else in the project repeats it. */
export const PRODUCT_NAME = 'Eleven'

/** As the wordmark writes it: the last character is drawn in the primary colour. */
export const WORDMARK = 'eleven.'

/** Where players write to: footer, legal pages, mails. */
export const CONTACT_EMAIL = 'contact@eleven.example'

export const SOCIAL_LINKS = [
  { name: 'Discord', href: 'https://discord.gg/eleven' },
  { name: 'X', href: 'https://x.com/eleven' },
  { name: 'Instagram', href: 'https://www.instagram.com/eleven' },
  { name: 'TikTok', href: 'https://www.tiktok.com/@eleven' },
  { name: 'YouTube', href: 'https://www.youtube.com/@eleven' },
] as const

/** The token `bg` as the browser's own bars need it: hex, one per colour mode. */
export const THEME_COLOURS = { light: '#fef8fa', dark: '#160a11' } as const

export const SOCIAL_CARD = '/social-card.png'
