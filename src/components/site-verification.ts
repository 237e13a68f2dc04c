const PROOF = /^([a-z][\w.:-]*)=([\w+/=.-]+)$/i

/** Parses `PUBLIC_SITE_VERIFICATION`: name=value, separated by blanks. Throws an Error of one sentence for anything else. */
export function siteVerification(configured: string | undefined): { name: string; content: string }[] {
  const words = (configured ?? '').split(/\s+/).filter(Boolean)
  return words.map((word) => {
    const [, name, content] = PROOF.exec(word) ?? []
    if (!name || !content)
      throw new Error(`PUBLIC_SITE_VERIFICATION takes name=value only, separated by blanks: not ${word}.`)
    return { name, content }
  })
}
