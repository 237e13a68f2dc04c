const COOKIE = /(?:^|;\s*)i18n_redirected=/

/** A device on which no language was ever chosen takes the account's, from the next page on (specification, 1). */
export function adoptLanguage(locale: unknown) {
  if (typeof locale !== 'string' || COOKIE.test(document.cookie)) return
  const address = `/api/locale?${new URLSearchParams({ to: locale })}`
  // Only the cookie of the answer is wanted: where it leads is not followed. Without it, the page's own language stays.
  fetch(address, { redirect: 'manual' }).catch(() => {})
}
