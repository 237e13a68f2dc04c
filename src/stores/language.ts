const COOKIE = /(?:^|;\s*)i18n_redirected=/

/** Adopts the account's language on a device without a chosen one, from the next page on. */
export function adoptLanguage(locale: unknown) {
  if (typeof locale !== 'string' || COOKIE.test(document.cookie)) return
  const address = `/api/locale?${new URLSearchParams({ to: locale })}`
  // Only the cookie of the answer matters; its redirect is not followed.
  fetch(address, { redirect: 'manual' }).catch(() => {})
}
