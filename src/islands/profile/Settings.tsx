import { Suspense } from 'react'
import type { UserInfo } from '#contracts/users.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { aside } from '#ui/aside.ts'
import { Boards } from './Boards.tsx'
import { ColourModes } from './ColourModes.tsx'
import { CountryChoice } from './CountryChoice.tsx'
import { Languages } from './Languages.tsx'
import { Offline } from './Offline.tsx'
import { Saved } from './Saved.tsx'
import { useSaving } from './use-saving.ts'
import type { Speech } from './words.ts'

const PlaySettings = aside(() => import('./PlaySettings.tsx'))

type Props = { speech: Speech; errors: Messages<'errors'>; userInfo: UserInfo }

/** Account settings, valid on every device. Each choice is saved at once. */
export function Settings({ speech, errors, userInfo }: Props) {
  const { locale, t } = speech
  const { saved, save } = useSaving(errors)
  const { preferences, opt_in } = userInfo
  const keep = (key: string) => (value: string | null) => save({ preferences: { [key]: value } })
  return (
    <div className="stack settings">
      <Saved saved={saved} t={t} />
      <Languages t={t} locale={locale} onChoose={keep('locale')} />
      <ColourModes t={t} onChoose={keep('colourMode')} />
      <Suspense>
        <PlaySettings speech={speech} preferences={preferences} onChoose={(key, value) => keep(key)(value)} />
      </Suspense>
      <CountryChoice t={t} locale={locale} chosen={preferences['country']} onChoose={keep('country')} />
      <Offline locale={locale} t={t} />
      <Boards t={t} optIn={opt_in} onChoose={(optIn) => save({ opt_in: optIn })} />
    </div>
  )
}
