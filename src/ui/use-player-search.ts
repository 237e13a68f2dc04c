import { useId, useMemo, useState, type KeyboardEvent } from 'react'
import type { Pack, PackFootballer } from '#search/pack.ts'
import type { Hit } from '#search/search.ts'
import { playIntent } from './intent.ts'
import { useLoaded } from './use-loaded.ts'

const SHOWN = 20

/** Needed from the first letter on. */
async function loadFinder() {
  await playIntent()
  return import('./finder.ts')
}

type Options = {
  pack: Pack | null
  used: ReadonlySet<string>
  busy: boolean
  onSubmit: (id: string) => void
}

/** What the search box knows: the typed text, the list, the active row, who was picked, and what each key does. */
export function usePlayerSearch({ pack, used, busy, onSubmit }: Options) {
  const id = useId()
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<PackFootballer | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const [unpicked, setUnpicked] = useState(false)

  const { loaded: finder, ...loading } = useLoaded(loadFinder)
  const hits = useMemo(() => (pack && finder && !picked ? finder.search(pack, text) : []), [pack, finder, picked, text])
  const shown = hits.slice(0, SHOWN)
  const listed = open && shown.length > 0
  const optionId = (at: number) => `${id}-${shown[at]!.footballer.id}`

  function show(next: { text: string; picked: PackFootballer | null; open: boolean }) {
    setText(next.text)
    setPicked(next.picked)
    setOpen(next.open)
    setActive(0)
    setUnpicked(false)
  }

  const type = (next: string) => show({ text: next, picked: null, open: true })
  const pick = (footballer: PackFootballer) => show({ text: footballer.name, picked: footballer, open: false })
  const pickHit = (hit: Hit | undefined) => hit && !used.has(hit.footballer.id) && pick(hit.footballer)

  function submit() {
    if (busy) return
    if (picked && !used.has(picked.id)) {
      onSubmit(picked.id)
      show({ text: '', picked: null, open: false })
      return
    }
    setOpen(true)
    setUnpicked(true)
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
      Enter: () => pickHit(shown[active]),
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

  /** Something is typed and nobody is picked: the moment for a count or a sentence. */
  const searching = text.trim() !== '' && !picked
  return {
    id,
    finder,
    finderFailed: loading.failed,
    retryFinder: loading.retry,
    text,
    hits,
    shown,
    listed,
    open,
    active,
    searching,
    unpicked,
    optionId,
    type,
    pick,
    submit,
    onKeyDown,
    setOpen,
  }
}
