import { kitOf } from '#core/kits.ts'
import { Kit } from '#ui/Kit.tsx'
import { Shirt } from '#ui/Shirt.tsx'

/** Shirt of a player, or a plain one; decorative, because the name is next to it. */
export function Fan({ kit, mine = false }: { kit: string | undefined; mine?: boolean }) {
  const chosen = kitOf(kit)
  return chosen ? <Kit kit={chosen} /> : <Shirt number="" state={mine ? 'kit' : 'next'} />
}
