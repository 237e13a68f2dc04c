import { useEffect, useRef, type KeyboardEvent } from 'react'

type Tab<Id extends string> = { id: Id; label: string; count: number | null; countLabel: string }

type Props<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  chosen: Id
  onChoose: (id: Id) => void
}

export const tabId = (id: string) => `tab-${id}`
export const panelId = (id: string) => `panel-${id}`

/** Tab list by the ARIA pattern: one tab stop; arrows, Home and End move between tabs. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose }: Props<Id>) {
  const list = useRef<HTMLDivElement>(null)
  const counts = tabs.map(({ count }) => count).join()
  useEffect(() => {
    const tab = document.getElementById(tabId(chosen))!
    const { current } = list
    // Scrolls the strip itself; `scrollIntoView` would scroll the page too.
    current!.scrollLeft = tab.offsetLeft - (current!.clientWidth - tab.offsetWidth) / 2
    // Repeated for counts that load later, because they move the tabs after them.
  }, [chosen, counts])

  function onKeyDown(event: KeyboardEvent) {
    // Counts from the focused tab: the address, and with it `chosen`, changes only after the key event.
    const at = tabs.findIndex(({ id }) => tabId(id) === (event.target as Element).id)
    const targets: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    const { id } = tabs.at(target % tabs.length)!
    onChoose(id)
    document.getElementById(tabId(id))!.focus()
  }

  return (
    <div ref={list} className="seg sections" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={tabId(tab.id)}
          type="button"
          role="tab"
          aria-selected={tab.id === chosen}
          aria-controls={tab.id === chosen ? panelId(tab.id) : undefined}
          tabIndex={tab.id === chosen ? 0 : -1}
          onClick={() => onChoose(tab.id)}
        >
          {tab.label}
          {tab.count !== null && tab.count > 0 && <Count count={tab.count} label={tab.countLabel} />}
        </button>
      ))}
    </div>
  )
}

function Count({ count, label }: { count: number; label: string }) {
  return (
    <>
      <span className="count n" aria-hidden="true">
        {count}
      </span>
      <span className="vh">, {label}</span>
    </>
  )
}
