import type { FormEvent, ReactNode } from 'react'
import { prepareAuth } from '#stores/auth.ts'
import { Button } from '#ui/Button.tsx'

type Props = {
  submit: string
  busy: boolean
  /** Returns the name of the first invalid field, which gets the focus; null sends the form. */
  firstWrong: () => string | null
  onSend: () => void
  children: ReactNode
}

function prepareGuarded() {
  prepareAuth()
  void import('./captcha.ts').then(({ prepareCaptcha }) => prepareCaptcha()).catch(() => {})
}

/** Form with its own validation messages; sends one request at a time and keeps its fields on any failure. */
export function Form({ submit, busy, firstWrong, onSend, children }: Props) {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const wrong = firstWrong()
    if (!wrong) return onSend()
    const field = event.currentTarget.elements.namedItem(wrong)
    if (field instanceof HTMLElement) field.focus()
  }
  return (
    <form
      noValidate
      className="stack-form"
      onSubmit={onSubmit}
      onChange={import.meta.env.CAPTCHA ? prepareGuarded : prepareAuth}
    >
      {children}
      <Button type="submit" look="primary" size="large" busy={busy}>
        {submit}
      </Button>
    </form>
  )
}
