import { kitOf } from '#core/kits.ts'
import { Kit } from '#ui/Kit.tsx'
import { Shirt } from '#ui/Shirt.tsx'

/** The shirt that somebody chose, else a plain one. Decoration beside the name. */
export function Fan({ kit, mine = false }: { kit: string | undefined; mine?: boolean }) {
  const chosen = kitOf(kit)
  return chosen ? <Kit kit={chosen} /> : <Shirt number="" state={mine ? 'kit' : 'next'} />
}
