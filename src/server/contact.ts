import { CONTACT_EMAIL } from '#core/product.ts'

/** Contact address for players. */
export const contactEmail: string = import.meta.env.PUBLIC_CONTACT_EMAIL || CONTACT_EMAIL

/** Configured social links, separated by spaces. */
export const socialAddresses: string | undefined = import.meta.env.PUBLIC_SOCIAL_LINKS

/** True for a site that search engines must not list, such as a staging one. */
export const isUnlisted: boolean = import.meta.env.PUBLIC_NOINDEX === '1'

/** Proofs for search consoles, `name=value` separated by spaces. */
export const verification: string | undefined = import.meta.env.PUBLIC_SITE_VERIFICATION
