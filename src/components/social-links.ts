const NETWORKS = [
  { name: 'Discord', host: 'discord.gg' },
  { name: 'X', host: 'x.com' },
  { name: 'Instagram', host: 'www.instagram.com' },
  { name: 'TikTok', host: 'www.tiktok.com' },
  { name: 'YouTube', host: 'www.youtube.com' },
] as const

export type SocialLink = { name: string; href: string }

/**
 * The product's own pages elsewhere, from `PUBLIC_SOCIAL_LINKS`: https addresses with blanks between them. Addresses of
 * other hosts are left out, and so is everything when the variable is empty: no link to a handle that is not ours.
 */
export function socialLinks(configured: string | undefined): SocialLink[] {
  const addresses = (configured ?? '').split(/\s+/).filter((address) => URL.canParse(address))
  return NETWORKS.flatMap(({ name, host }) => {
    const href = addresses.find((address) => new URL(address).host === host && address.startsWith('https:'))
    return href ? [{ name, href }] : []
  })
}
