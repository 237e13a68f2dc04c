import { Mail } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field } from '#ui/Field.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import type { SharedMessages } from '../words/index.ts'
import type { FieldMessage } from './validation.ts'

type Props = Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange'> & {
  t: SharedMessages['auth']
  wrong: FieldMessage | null | undefined
}

/** E-mail field of all forms. */
export const EmailField = ({ t, wrong, ...input }: Props) => (
  <Field
    {...input}
    label={t.email}
    icon={Mail}
    type="email"
    autoComplete="username"
    error={wrong ? t[wrong] : undefined}
  />
)

/** Field for a new password. */
export const NewPasswordField = ({ t, wrong, ...input }: Props) => (
  <PasswordField
    {...input}
    label={t.password}
    words={{ show: t.showPassword, hide: t.hidePassword }}
    hint={t.passwordHint}
    autoComplete="new-password"
    error={wrong ? t[wrong] : undefined}
  />
)
