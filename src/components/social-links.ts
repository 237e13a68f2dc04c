const NETWORKS = [
  { name: 'Discord', host: 'discord.gg' },
  { name: 'X', host: 'x.com' },
  { name: 'Instagram', host: 'www.instagram.com' },
  { name: 'TikTok', host: 'www.tiktok.com' },
  { name: 'YouTube', host: 'www.youtube.com' },
] as const

export type SocialLink = { name: string; href: string }

/**
 * Parses `PUBLIC_SOCIAL_LINKS`: https addresses separated by blanks. Leaves out addresses of other hosts and returns
 * nothing when the variable is empty, so that no link leads to a handle that is not ours.
 */
export function socialLinks(configured: string | undefined): SocialLink[] {
  const addresses = (configured ?? '').split(/\s+/).filter((address) => URL.canParse(address))
  return NETWORKS.flatMap(({ name, host }) => {
    const href = addresses.find((address) => new URL(address).host === host && address.startsWith('https:'))
    return href ? [{ name, href }] : []
  })
}
