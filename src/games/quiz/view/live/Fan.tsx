import { kitOf } from '#core/kits.ts'
import { Kit } from '#ui/Kit.tsx'
import { Shirt } from '#ui/Shirt.tsx'

/** Chosen shirt or a plain one; decorative beside the name. */
export function Fan({ kit, mine = false }: { kit: string | undefined; mine?: boolean }) {
  const chosen = kitOf(kit)
  return chosen ? <Kit kit={chosen} /> : <Shirt number="" state={mine ? 'kit' : 'next'} />
}
