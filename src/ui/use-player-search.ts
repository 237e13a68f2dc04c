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

/** A list that has just changed under the finger or the eye takes nothing for so long. */
const SETTLES_MS = 300

/** Needed from the first letter on. */
async function loadFinder() {
  await playIntent()
  return import('./finder.ts')
}

const NO_STATE = atom('absent' as const)

type Options = {
  pack: Pack | null
  used: ReadonlySet<string>
  /** Why nobody of the second tier is taken, with a place for the `name`; absent where they are. */
  refusesOthers: string | undefined
  busy: boolean
  onSubmit: (id: string) => void
  t: Messages<'search'>
}

/** What the search box knows: the typed text, the list, the marked row, and what each key does. */
export function usePlayerSearch({ pack, used, refusesOthers, busy, onSubmit, t }: Options) {
  const id = useId()
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  /** Why nothing was taken. */
  const [refusal, setRefusal] = useState<string | null>(null)

  const { loaded: finder, ...loading } = useLoaded(loadFinder)
  /** Whoever looks for somebody gets everybody: only then can be said that there is no such name. */
  const [wanted, setWanted] = useState(false)
  const late = useStore(pack && finder ? finder.lateState(pack) : NO_STATE)
  const loadLate = () => void (pack && finder?.loadLate(pack))
  useEffect(() => {
    if (wanted && pack) void finder?.loadLate(pack)
  }, [wanted, pack, finder])
  const hits = useMemo(
    () => (pack && finder ? finder.search(pack, text) : []),
    // The pack grows in place: its late part is one more reason to look again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [pack, finder, text, late],
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
  }

  /** A tap on a row, Enter on the marked one, and the button are the same: they name somebody. */
  function name(footballer: Named | undefined) {
    if (busy || (listed && !settled)) return
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
    // While an input method (Japanese, Korean) composes, the keys are its own.
    const act = event.nativeEvent.isComposing ? undefined : keyAction(event.key)
    if (!act) return
    event.preventDefault()
    act()
  }

  /** Something is typed: the moment for a count or a sentence. */
  const searching = text.trim() !== ''
  return {
    id,
    finder,
    finderFailed: loading.failed,
    retryFinder: loading.retry,
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

/** True once `key` has stood still; an empty key is nothing to wait for. */
function useSettled(key: string): boolean {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), SETTLES_MS)
    return () => clearTimeout(timer)
  }, [key])
  return key !== '' && settled === key
}
