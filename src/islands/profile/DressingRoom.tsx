import { Check } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  FIRST_KIT,
  KIT_COLOUR_NAMES,
  KIT_COLOURS,
  KIT_PATTERNS,
  kitOf,
  kitText,
  type Kit as Colours,
} from '#core/kits.ts'
import { levelProgress, pointsNeeded } from '#core/levels.ts'
import {
  levelFor,
  nextUnlock,
  NUMBER_STYLES,
  numbersOf,
  pitchOf,
  PITCHES,
  titleOf,
  TITLES,
  type LookKind,
} from '#core/unlocks.ts'
import type { Preferences } from '#contracts/results.ts'
import { fill, number } from '#i18n/format.ts'
import { loadLookWords, lookName, thingText, type LookWords } from '#play/dressing-room/words.ts'
import { Kit } from '#ui/Kit.tsx'
import { OwnShirt } from '#ui/OwnShirt.tsx'
import { useLoaded } from '#ui/use-loaded.ts'
import styles from './dressing-room.module.css'
import { Saved } from './Saved.tsx'
import { SwatchRow } from './SwatchRow.tsx'
import type { Speech } from './words.ts'

/** Debounce: arrow keys pass through the choices, and only the last one is saved. */
const SAVE_AFTER_MS = 400

type Props = Pick<Speech, 'locale'> & {
  points: number
  preferences: Preferences
  /** Saves a preference; false when it failed. */
  onChoose: (key: LookKind, value: string) => Promise<boolean>
}

/** Shirt, numbers, pitch and title of the player; looks of higher levels are shown locked. */
export default function DressingRoom(props: Props) {
  const { locale } = props
  const { loaded: t } = useLoaded(useCallback(() => loadLookWords(locale), [locale]))
  return t ? <Choices {...props} t={t} /> : <div className={styles.waiting} />
}

function Choices({ locale, points, preferences, onChoose, t }: Props & { t: LookWords }) {
  const { level, earned, needed } = levelProgress(points)
  const [kit, setKit] = useState<Colours>(kitOf(preferences['kit']) ?? FIRST_KIT)
  const [looks, setLooks] = useState({
    numbers: numbersOf(preferences['numbers'], level),
    pitch: pitchOf(preferences['pitch'], level),
    title: titleOf(preferences['title'], level),
  })
  const { saved, save } = useLastSaved(onChoose)

  function wear(change: Partial<Colours>) {
    const next = { ...kit, ...change }
    setKit(next)
    save('kit', kitText(next))
  }
  const choose =
    <Kind extends keyof typeof looks>(kind: Kind) =>
    (value: (typeof looks)[Kind]) => {
      setLooks({ ...looks, [kind]: value })
      save(kind, value)
    }

  const next = nextUnlock(level)
  const swatches = KIT_COLOUR_NAMES.map((colour) => ({
    value: colour,
    name: t[`colour-${colour}`],
    look: <Swatch colour={KIT_COLOURS[colour]} />,
  }))
  /** Name of a look, with the level that unlocks it if it is locked. */
  const named = <What extends string>(kind: LookKind, what: What) => {
    const needs = levelFor(kind, what)
    return {
      value: what,
      name: t[`${kind}-${what}` as keyof LookWords],
      locked: needs > level ? { text: fill(t.locked, { level: needs }), level: needs } : null,
    }
  }
  return (
    <div className={styles.room}>
      <div className={styles.mirror} data-pitch={looks.pitch}>
        <OwnShirt kit={kit} numbers={looks.numbers} />
        <p>
          <b>{t[`title-${looks.title}`]}</b>
          <span>{t.onlyLooks}</span>
        </p>
      </div>
      <p className="sm muted">
        {next
          ? fill(t.next, {
              level: next.level,
              points: number(locale, pointsTo(next.level, level, needed - earned)),
              thing: thingText(t, next),
            })
          : t.allWon}
      </p>
      <Saved saved={saved} t={t} />
      <SwatchRow
        legend={t.kit}
        choices={KIT_PATTERNS.map((pattern) => ({ ...named('kit', pattern), look: <Kit kit={{ ...kit, pattern }} /> }))}
        chosen={kit.pattern}
        onChoose={(pattern) => wear({ pattern })}
      />
      <SwatchRow legend={t.kitFirst} choices={swatches} chosen={kit.first} onChoose={(first) => wear({ first })} />
      <SwatchRow legend={t.kitSecond} choices={swatches} chosen={kit.second} onChoose={(second) => wear({ second })} />
      <SwatchRow
        legend={t.numbers}
        choices={NUMBER_STYLES.map((style) => ({
          ...named('numbers', style),
          look: <OwnShirt kit={kit} numbers={style} />,
        }))}
        chosen={looks.numbers}
        onChoose={choose('numbers')}
      />
      <SwatchRow
        isWide
        legend={t.pitch}
        choices={PITCHES.map((pitch) => ({
          ...named('pitch', pitch),
          look: <span className={styles.pitch} data-pitch={pitch} aria-hidden="true" />,
        }))}
        chosen={looks.pitch}
        onChoose={choose('pitch')}
      />
      <SwatchRow
        isWide
        legend={t.titles}
        choices={TITLES.map((title) => ({
          ...named('title', title),
          look: <span className={styles.title}>{lookName(t, { kind: 'title', what: title })}</span>,
        }))}
        chosen={looks.title}
        onChoose={choose('title')}
      />
    </div>
  )
}

/** Points still needed for a level: the rest of the current level, and all levels in between. */
function pointsTo(target: number, level: number, left: number): number {
  let points = left
  for (let between = level + 1; between < target; between++) points += pointsNeeded(between)
  return points
}

/** Saves each kind of look with a debounce; `saved` is true from the answer until the next choice. */
function useLastSaved(onChoose: Props['onChoose']) {
  const timers = useRef(new Map<LookKind, ReturnType<typeof setTimeout>>())
  const [saved, setSaved] = useState(false)
  useEffect(() => {
    const { current } = timers
    return () => current.forEach((timer) => clearTimeout(timer))
  }, [])

  function save(kind: LookKind, value: string) {
    setSaved(false)
    clearTimeout(timers.current.get(kind))
    const send = () => void onChoose(kind, value).then(setSaved)
    timers.current.set(kind, setTimeout(send, SAVE_AFTER_MS))
  }

  return { saved, save }
}

/** The tick has a disc behind it, which keeps it visible on white and on black. */
function Swatch({ colour }: { colour: string }) {
  return (
    <svg className="swatch" viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r="17" fill={colour} />
      <g className="tick">
        <circle cx="18" cy="18" r="10" />
        <Check x="11" y="11" width="14" height="14" strokeWidth="3.5" />
      </g>
    </svg>
  )
}
