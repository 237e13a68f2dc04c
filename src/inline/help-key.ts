/** Fields in which "?" is not text: numbers, and an empty search for a name. */
const NO_TEXT = '[role=spinbutton],[role=combobox]:placeholder-shown'

/**
 * Opens the page's help with the key "?", except when it is typed as text, in dialogs, and for players who turned
 * single keys off.
 */
export function openHelpByKey() {
  addEventListener('keydown', (event) => {
    const target = event.target as Element
    const field = target.closest('input,textarea,select,dialog')
    if (event.key !== '?' || (field && !field.matches(NO_TEXT))) return
    const help = document.querySelector<HTMLDialogElement>('#help')
    if (!help || document.querySelector('dialog[open],[data-display~=no-keys]')) return
    event.preventDefault()
    help.showModal()
    help.querySelector('.keys')!.scrollIntoView({ block: 'nearest' })
  })
}
