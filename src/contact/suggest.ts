/** Minimum letters before the pack of names is loaded. */
const LEAST_LETTERS = 2

/** Suggests players and clubs for the second field, and shows the crest of a fully typed name. */
export function followSuggestions(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('#about')!
  const list = form.querySelector<HTMLElement>('#names')!
  const crest = form.querySelector<HTMLImageElement>('#crest')!
  const isData = () => new FormData(form).get('topic') === 'data'

  async function suggest() {
    const typed = input.value.trim()
    if (!isData() || typed.length < LEAST_LETTERS) return show([], null)
    const { namesOf } = await import('./names.ts')
    const { names, crest: address } = await namesOf(typed)
    if (input.value.trim() === typed) show(names, address)
  }

  function show(names: readonly string[], address: string | null) {
    list.replaceChildren(...names.map((name) => Object.assign(document.createElement('option'), { value: name })))
    crest.hidden = address === null
    if (address !== null) crest.src = address
  }

  // Without a pack the field is plain text.
  const update = () => void suggest().catch(() => show([], null))
  input.addEventListener('input', update)
  form.addEventListener('change', update)
}
