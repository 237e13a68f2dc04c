/** Hosts without `www.` or `m.`; the first network that knows a host gets the address. */
const NETWORKS: readonly { name: string; hosts: readonly string[] }[] = [
  { name: 'Discord', hosts: ['discord.gg', 'discord.com'] },
  { name: 'X', hosts: ['x.com', 'twitter.com'] },
  { name: 'Instagram', hosts: ['instagram.com'] },
  { name: 'TikTok', hosts: ['tiktok.com'] },
  { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
]

export type SocialLink = { name: string; href: string }

/**
 * Parses `PUBLIC_SOCIAL_LINKS`: https addresses separated by blanks. Leaves out addresses of other hosts and returns
 * nothing when the variable is empty, so that no link leads to a handle that is not ours.
 */
export function socialLinks(configured: string | undefined): SocialLink[] {
  const addresses = addressesIn(configured)
  return NETWORKS.flatMap(({ name }) => {
    const href = addresses.find((address) => networkOf(address) === name)
    return href ? [{ name, href }] : []
  })
}

/** Addresses of `PUBLIC_SOCIAL_LINKS` that are left out; the build warns about them. */
export function droppedLinks(configured: string | undefined): string[] {
  const shown = new Set(socialLinks(configured).map(({ href }) => href))
  return addressesIn(configured).filter((address) => !shown.has(address))
}

const addressesIn = (configured: string | undefined): string[] => (configured ?? '').split(/\s+/).filter(Boolean)

function networkOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, host } = new URL(address)
  const plain = host.replace(/^(?:www|m)\./, '')
  return protocol === 'https:' ? NETWORKS.find(({ hosts }) => hosts.includes(plain))?.name : undefined
}
