import { PLAYER_NAME_MAX } from '#contracts/player-name.ts'
import { kitOf, kitText, type Kit } from '#core/kits.ts'
import { persisted, type Parser } from '#stores/persisted.ts'

const Name: Parser<string> = {
  safeParse: (value) => ({ data: typeof value === 'string' && value.length <= PLAYER_NAME_MAX ? value : undefined }),
}
const Shirt: Parser<string> = {
  safeParse: (value) => ({ data: kitOf(value) ? (value as string) : undefined }),
}

/** How this browser's guest wants to be called; empty: whatever comes. */
export const $guestName = persisted('guestName', Name, '')
/** In which shirt, as `kitText` writes it; empty: any. */
export const $guestKit = persisted('guestKit', Shirt, '')

/** Keeps what the fields hold before hydration: they come empty, so what is in them somebody chose, perhaps on his way in. */
export function keepChosen(fields: ParentNode) {
  const name = fields.querySelector<HTMLInputElement>('[autocomplete]')?.value.trim()
  const kit = fields.querySelector<HTMLInputElement>(':checked')?.value
  if (name) $guestName.set(name)
  if (kit) $guestKit.set(kit)
}

/** Ten shirts that nobody mixes up at the size of a thumb. */
export const GUEST_KITS: readonly Kit[] = [
  { pattern: 'stripes', first: 'claret', second: 'blue' },
  { pattern: 'sleeves', first: 'red', second: 'white' },
  { pattern: 'hoops', first: 'white', second: 'green' },
  { pattern: 'plain', first: 'yellow', second: 'black' },
  { pattern: 'stripes', first: 'black', second: 'red' },
  { pattern: 'halves', first: 'navy', second: 'orange' },
  { pattern: 'plain', first: 'sky', second: 'white' },
  { pattern: 'stripes', first: 'white', second: 'black' },
  { pattern: 'sash', first: 'white', second: 'red' },
  { pattern: 'sleeves', first: 'purple', second: 'pink' },
]

export const anyKit = (): string => kitText(anyOf(GUEST_KITS))

/** Another one than `but`, of names as the messages hold them: `Nutmeg|Top Corner`. */
export const anyName = (names: string, but = ''): string => anyOf(names.split('|').filter((name) => name !== but))

const anyOf = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)]!
