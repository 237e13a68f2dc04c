import { contact } from './connect.ts'
import { start } from './page.ts'

start()
addEventListener('DOMContentLoaded', () => {
  const form = document.forms.namedItem('contact')
  form?.addEventListener('focusin', () => contact(form), { once: true })
})
