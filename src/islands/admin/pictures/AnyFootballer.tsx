import { useCallback } from 'react'
import { playIntent } from '#ui/intent.ts'
import { PlayerSearch } from '#ui/PlayerSearch.tsx'
import { useLoaded } from '#ui/use-loaded.ts'
import type { ShownPicture } from '#contracts/admin-desk.ts'
import type { Speech } from '../words.ts'

const NOBODY: ReadonlySet<string> = new Set()

type Props = { speech: Speech; packUrl: string; onFind: (footballer: ShownPicture['footballer']) => void }

/** Search for a footballer whose picture is drawn and visible. */
export function AnyFootballer({ speech: { locale, t }, packUrl, onFind }: Props) {
  const load = useCallback(async () => {
    await playIntent()
    return (await import('#stores/open-pack.ts')).loadPack(packUrl)
  }, [packUrl])
  const { loaded: pack, failed, retry } = useLoaded(load)

  function find(id: string) {
    const footballer = pack?.byId.get(id)
    if (footballer) onFind({ id, name: footballer.name })
  }

  return (
    <section className="stack any" aria-labelledby="any-footballer">
      <h2 id="any-footballer">{t.admin.anyFootballer}</h2>
      <PlayerSearch
        {...{ pack, failed, locale }}
        t={t.search}
        used={NOBODY}
        onRetry={retry}
        onSubmit={find}
        refusesOthers={t.admin.notOne}
        submitLabel={t.admin.find}
        placeholder={t.admin.findFootballer}
      />
    </section>
  )
}
