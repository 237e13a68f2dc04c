import { Eye, EyeOff, Lock } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { Field } from './Field.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'icon' | 'type' | 'end'> & { words: { show: string; hide: string } }

/** Password field with a button that shows the text. */
export function PasswordField({ words, ...field }: Props) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field
      {...field}
      icon={Lock}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <button
          type="button"
          className="ib"
          aria-label={shown ? words.hide : words.show}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon className="i" aria-hidden="true" />
        </button>
      }
    />
  )
}
