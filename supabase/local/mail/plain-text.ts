const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|(\w+));/g, (entity: string, code: string | undefined, name: string | undefined) =>
    code === undefined ? (NAMED[name ?? ''] ?? entity) : String.fromCodePoint(Number(code)),
  )
}

const END_OF_BLOCK = /<\/(?:p|h1|h2|div|tr|table)\s*>|<br\s*\/?>/i

const linesOf = (block: string): string =>
  block
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')

/** Converts an HTML mail to plain text: its paragraphs, with each link's address on its own line. */
export function plainText(html: string): string {
  const body = html.replace(/<(head|style)\b[^]*?<\/\1>/gi, '').replace(/<!--[^]*?-->/g, '')
  // Line breaks of the source mean nothing in HTML; those made here do.
  const linked = body.replace(/\n/g, ' ').replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a\s*>/gi, '$2\n$1')
  const blocks = linked.split(END_OF_BLOCK).map((block) => linesOf(block.replace(/<[^>]+>/g, '')))
  return decoded(blocks.filter((block) => block !== '').join('\n\n'))
}
