import { publisherOf } from '#core/publisher.ts'
import { CONTACT_EMAIL } from '#core/product.ts'

/** Contact address for players. */
export const contactEmail: string = import.meta.env.PUBLIC_CONTACT_EMAIL || CONTACT_EMAIL

/** Configured social links, separated by spaces. */
export const socialAddresses: string | undefined = import.meta.env.PUBLIC_SOCIAL_LINKS

/** True for a site that search engines must not list, such as a staging one. */
export const isUnlisted: boolean = import.meta.env.PUBLIC_NOINDEX === '1'

/** Proofs for search consoles, `name=value` separated by spaces. */
export const verification: string | undefined = import.meta.env.PUBLIC_SITE_VERIFICATION

/** Publisher of this site, for its legal notice; null: the build has none. */
export const publisher = publisherOf({
  name: import.meta.env.PUBLIC_PUBLISHER_NAME,
  address: import.meta.env.PUBLIC_PUBLISHER_ADDRESS,
  phone: import.meta.env.PUBLIC_PUBLISHER_PHONE,
  register: import.meta.env.PUBLIC_PUBLISHER_REGISTER,
  director: import.meta.env.PUBLIC_PUBLISHER_DIRECTOR,
  host: import.meta.env.PUBLIC_PUBLISHER_HOST,
})
