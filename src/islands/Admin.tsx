import { useStore } from '@nanostores/react'
import { useEffect, type ComponentType } from 'react'
import '#styles/chips.css'
import '#styles/fields.css'
import { plural } from '#i18n/format.ts'
import { Audit } from './admin/Audit.tsx'
import { Dailies } from './admin/dailies/Dailies.tsx'
import { Figures } from './admin/figures/Figures.tsx'
import { Names } from './admin/names/Names.tsx'
import { Notes } from './admin/notes/Notes.tsx'
import { $open, loadOpenCounts } from './admin/open-counts.ts'
import { Pictures } from './admin/pictures/Pictures.tsx'
import { Pools } from './admin/Pools.tsx'
import { Queue } from './admin/queue/Queue.tsx'
import { Reports } from './admin/reports/Reports.tsx'
import { Runs } from './admin/runs/Runs.tsx'
import { panelId, tabId, Tabs } from './admin/Tabs.tsx'
import { SECTIONS, useSection, type Section } from './admin/use-section.ts'
import type { Speech } from './admin/words.ts'
import { startOverlays } from '#overlays/overlays.ts'

type Props = Speech & { packUrl: string }

const PANELS: Record<Section, ComponentType<{ speech: Speech; packUrl: string }>> = {
  queue: Queue,
  reports: Reports,
  names: Names,
  notes: Notes,
  runs: Runs,
  dailies: Dailies,
  pools: Pools,
  pictures: Pictures,
  figures: Figures,
  audit: Audit,
}

/** `/admin`: the back office, one section at a time. */
export default function Admin({ locale, t, packUrl }: Props) {
  const [section, show] = useSection()
  const open = useStore($open, { ssr: 'initial' })
  const Panel = PANELS[section]

  useEffect(() => {
    startOverlays()
    void loadOpenCounts()
  }, [])

  const tabs = SECTIONS.map((id) => {
    const count = id in open ? open[id as keyof typeof open] : null
    return { id, label: t.admin[id], count, countLabel: plural(locale, t.admin.openCount, count ?? 0) }
  })
  return (
    <div className="admin stack">
      <h1>{t.admin.title}</h1>
      <Tabs label={t.admin.sections} tabs={tabs} chosen={section} onChoose={show} />
      <section id={panelId(section)} role="tabpanel" aria-labelledby={tabId(section)} className="stack">
        <Panel speech={{ locale, t }} packUrl={packUrl} />
      </section>
    </div>
  )
}
