import { CONTACT_EMAIL } from '#core/product.ts'

/** Where players write to. */
export const contactEmail: string = import.meta.env.PUBLIC_CONTACT_EMAIL || CONTACT_EMAIL

/** What the footer links to, as it was configured: addresses with blanks between them. */
export const socialAddresses: string | undefined = import.meta.env.PUBLIC_SOCIAL_LINKS
