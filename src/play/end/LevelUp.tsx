import { use, useState, type CSSProperties, type ReactNode } from 'react'
import { FIRST_KIT, KIT_COLOURS, kitOf, kitText } from '#core/kits.ts'
import { levelProgress } from '#core/levels.ts'
import { numbersOf, unlockedBetween, type Unlock } from '#core/unlocks.ts'
import { fill } from '#i18n/format.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import { loadLookWords, lookName, thingText } from '../dressing-room/words.ts'
import { preference, setPreference } from '#stores/preferences.ts'
import { Button } from '#ui/Button.tsx'
import { OwnShirt } from '#ui/OwnShirt.tsx'
import styles from './level-up.module.css'
import { once } from './prepare.ts'
import '#styles/pitch.css'

const WORDS = { en: () => loadLookWords('en'), fr: () => loadLookWords('fr'), es: () => loadLookWords('es') }

type Props = { from: number; to: number; locale: Locale }

/** A look unlocked by a new level, on the player's own shirt, with a button to wear it. */
export default function LevelUp({ from, to, locale }: Props) {
  const t = use(once(WORDS[locale]))
  const [isWorn, setWorn] = useState(false)
  const { level } = levelProgress(to)
  const [look, ...others] = unlockedBetween(levelProgress(from).level, level)
  if (!look) return null

  async function wear(unlock: Unlock) {
    setWorn(await setPreference(unlock.kind, valueOf(unlock)))
  }

  const { first, second } = kitOf(preference('kit')) ?? FIRST_KIT
  const colours = { '--first': KIT_COLOURS[first], '--second': KIT_COLOURS[second] } as CSSProperties
  return (
    <div className={styles.up} style={colours} data-look={look.kind}>
      <Picture look={look} level={level} />
      <p>
        <b>{fill(t[`new-${look.kind}`], { what: lookName(t, look) })}</b>
        {others.map((other) => (
          <span key={other.level}> {fill(t.andMore, { thing: thingText(t, other) })}</span>
        ))}
      </p>
      <div className={styles.buttons}>
        {isWorn ? (
          <p role="status">{t.worn}</p>
        ) : (
          <Button look="primary" size="small" onClick={() => void wear(look)}>
            {t.wear}
          </Button>
        )}
        <a className="btn btn-s" href={localePath(locale, '/profile')}>
          {t.allLevels}
        </a>
      </div>
    </div>
  )
}

/** The player's shirt with the new look, or the pitch. */
function Picture({ look, level }: { look: Unlock; level: number }): ReactNode {
  if (look.kind === 'pitch') return <span className={styles.pitch} data-pitch={look.what} aria-hidden="true" />
  const kit = kitOf(preference('kit')) ?? FIRST_KIT
  const numbers = look.kind === 'numbers' ? look.what : numbersOf(preference('numbers'), level)
  return <OwnShirt kit={look.kind === 'kit' ? { ...kit, pattern: look.what } : kit} numbers={numbers} />
}

/** Stored form of a look; a pattern is applied to the current shirt. */
const valueOf = ({ kind, what }: Unlock): string =>
  kind === 'kit' ? kitText({ ...(kitOf(preference('kit')) ?? FIRST_KIT), pattern: what }) : what
