import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react'
import { fill } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/index.ts'
import type { Named } from '#search/named.ts'
import type { Pack } from '#search/pack.ts'
import { playIntent } from './intent.ts'
import { useLoaded } from './use-loaded.ts'

const SHOWN = 20

/** Time for which input is ignored after the list has changed. */
const SETTLES_MS = 300

/** Needed from the first letter on. */
async function loadCombobox() {
  await playIntent()
  return import('./combobox.ts')
}

const NO_STATE = atom('absent' as const)

type Options = {
  pack: Pack | null
  used: ReadonlySet<string>
  /** Message that rejects footballers of the second tier, with a placeholder `name`; absent: they are accepted. */
  refusesOthers: string | undefined
  busy: boolean
  holds: boolean
  onSubmit: (id: string) => void
  t: Messages<'search'>
}

/** State of the search box: the typed text, the list, the marked row, and the key handlers. */
export function usePlayerSearch({ pack, used, refusesOthers, busy, holds, onSubmit, t }: Options) {
  const id = useId()
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  /** Why the input was rejected. */
  const [refusal, setRefusal] = useState<string | null>(null)
  /** Footballer named while busy; sent when `busy` ends. */
  const [waiting, setWaiting] = useState<Named | null>(null)
  useEffect(() => {
    if (waiting && !busy) name(waiting)
  })

  const { loaded: combobox, ...loading } = useLoaded(loadCombobox)
  /** Loads the late pack with the first search, because only all names can prove that there is no match. */
  const [wanted, setWanted] = useState(false)
  const late = useStore(pack && combobox ? combobox.lateState(pack) : NO_STATE)
  const loadLate = () => void (pack && combobox?.loadLate(pack))
  useEffect(() => {
    if (wanted && pack) void combobox?.loadLate(pack)
  }, [wanted, pack, combobox])
  const hits = useMemo(
    () => (pack && combobox ? combobox.search(pack, text) : []),
    // The pack grows in place, so its late part is a dependency.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [pack, combobox, text, late],
  )
  const shown = hits.slice(0, SHOWN)
  const listed = open && shown.length > 0
  const settled = useSettled(listed ? shown.map(({ footballer }) => footballer.id).join() : '')
  const optionId = (at: number) => `${id}-${shown[at]!.footballer.id}`

  function type(next: string) {
    setText(next)
    setWanted(true)
    setOpen(next !== '')
    setActive(0)
    setRefusal(null)
    setWaiting(null)
  }

  /** Names the footballer: by a tap on a row, Enter on the marked one, or the button. */
  function name(footballer: Named | undefined) {
    if (listed && !settled) return
    if (busy) return setWaiting(holds ? (footballer ?? null) : null)
    if (!footballer) return setRefusal(t.pickFirst)
    if (refusesOthers && !footballer.clues) return setRefusal(fill(refusesOthers, { name: footballer.name }))
    if (used.has(footballer.id)) return setRefusal(fill(t.usedSays, { name: footballer.name }))
    onSubmit(footballer.id)
    type('')
  }

  function submit() {
    if (!listed && text.trim() !== '') return setOpen(true)
    name(listed ? shown[active]?.footballer : undefined)
  }

  function move(to: number) {
    const at = (to + shown.length) % shown.length
    setActive(at)
    document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' })
  }

  function keyAction(key: string): (() => void) | undefined {
    if (key === 'Escape' && text !== '') return () => (open ? setOpen(false) : type(''))
    if (!listed) return key === 'ArrowDown' || key === 'ArrowUp' ? () => setOpen(true) : undefined
    const keys: Record<string, () => void> = {
      ArrowDown: () => move(active + 1),
      ArrowUp: () => move(active - 1),
      Home: () => move(0),
      End: () => move(shown.length - 1),
    }
    return keys[key]
  }

  function onKeyDown(event: KeyboardEvent) {
    // Leaves the keys to an input method (Japanese, Korean) while it composes.
    const act = event.nativeEvent.isComposing ? undefined : keyAction(event.key)
    if (!act) return
    event.preventDefault()
    act()
  }

  /** Text was typed: announce a count or a message. */
  const searching = text.trim() !== ''
  return {
    id,
    combobox,
    comboboxFailed: loading.failed,
    retryCombobox: loading.retry,
    late,
    loadLate,
    want: () => setWanted(true),
    text,
    hits,
    shown,
    listed,
    settled,
    open,
    active,
    searching,
    refusal,
    optionId,
    type,
    name,
    submit,
    onKeyDown,
    setOpen,
  }
}

/** True once `key` has been stable for a while; at once for an empty key. */
function useSettled(key: string): boolean {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), SETTLES_MS)
    return () => clearTimeout(timer)
  }, [key])
  return key !== '' && settled === key
}
