import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { VALIDATION_DELAY_MS, type Check, type FieldMessage } from './validation.ts'

type Values<Name extends string> = Record<Name, string>

/**
 * State of a form's fields. Errors appear 300 ms after the last change, or at once on submit. `checks` must keep its
 * identity.
 */
export function useFields<Name extends string>(checks: Record<Name, Check>, initial: Partial<Values<Name>> = {}) {
  const names = Object.keys(checks) as Name[]
  const [values, setValues] = useState(
    () => Object.fromEntries(names.map((name) => [name, initial[name] ?? ''])) as Values<Name>,
  )
  const [errors, setErrors] = useState<Partial<Record<Name, FieldMessage | null>>>({})
  const timers = useRef<Partial<Record<Name, ReturnType<typeof setTimeout>>>>({})

  useEffect(() => {
    const pending = timers.current
    return () => Object.values(pending).forEach((timer) => clearTimeout(timer as ReturnType<typeof setTimeout>))
  }, [])

  function change(name: Name, value: string) {
    setValues((before) => ({ ...before, [name]: value }))
    clearTimeout(timers.current[name])
    timers.current[name] = setTimeout(
      () => setErrors((before) => ({ ...before, [name]: checks[name](value) })),
      VALIDATION_DELAY_MS,
    )
  }

  return {
    values,
    errors,
    /** Props of the input called `name`. */
    input: (name: Name) => ({
      name,
      value: values[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.value),
    }),
    /** Validates all fields; returns the first invalid name, or null. */
    firstWrong(): Name | null {
      Object.values(timers.current).forEach((timer) => clearTimeout(timer as ReturnType<typeof setTimeout>))
      const found = Object.fromEntries(names.map((name) => [name, checks[name](values[name])]))
      setErrors(found as Record<Name, FieldMessage | null>)
      return names.find((name) => found[name]) ?? null
    },
  }
}
