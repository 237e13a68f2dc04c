import { useCallback } from 'react'
import type { Preferences } from '#contracts/results.ts'
import { useLoaded } from '#ui/use-loaded.ts'
import { PracticeLeagues } from './PracticeLeagues.tsx'
import { Palettes } from './Palettes.tsx'
import { Segments } from './Segments.tsx'
import { loadSettingWords, type SettingWords } from './setting-words.ts'
import type { Speech } from './words.ts'

const MOTIONS = ['system', 'reduced', 'full'] as const
const SWITCH = ['off', 'on'] as const

type Props = {
  speech: Speech
  preferences: Preferences
  /** Saves a preference; null resets it to the default. */
  onChoose: (key: string, value: string | null) => Promise<unknown>
}

/** Settings of the games for visitors and accounts: palette, motion, sound, haptics, keys, leagues of practice. */
export default function PlaySettings(props: Props) {
  const { locale } = props.speech
  const { loaded: words } = useLoaded(useCallback(() => loadSettingWords(locale), [locale]))
  return words ? <Choices {...props} words={words} /> : null
}

function Choices({ speech, preferences, onChoose, words }: Props & { words: SettingWords }) {
  const { motion } = preferences
  return (
    <>
      <Palettes t={speech.t} chosen={preferences['palette']} onChoose={(palette) => onChoose('palette', palette)} />
      <Segments
        label={words.motion}
        options={MOTIONS.map((value) => ({ value, name: words[`motion-${value}`] }))}
        chosen={MOTIONS.find((one) => one === motion) ?? 'system'}
        onChoose={(value) => onChoose('motion', value === 'system' ? null : value)}
      />
      {cueSwitch('sound')}
      {typeof navigator.vibrate === 'function' ? (
        cueSwitch('haptics')
      ) : (
        <div className="setting">
          <span>{words.haptics}</span>
          <span className="xs muted">{words.hapticsNone}</span>
        </div>
      )}
      <Segments
        label={words.keys}
        options={SWITCH.map((value) => ({ value, name: words[value] }))}
        chosen={preferences['keys'] === 'off' ? 'off' : 'on'}
        onChoose={(value) => onChoose('keys', value === 'off' ? value : null)}
      />
      <PracticeLeagues {...{ speech, words }} chosen={preferences['leagues']} onChoose={onChoose} />
    </>
  )

  /** Off by default; switching it on plays an example. */
  function cueSwitch(kind: 'sound' | 'haptics') {
    return (
      <Segments
        label={words[kind]}
        options={SWITCH.map((value) => ({ value, name: words[value] }))}
        chosen={preferences[kind] === 'on' ? 'on' : 'off'}
        onChoose={(value) => {
          if (value === 'on')
            void import('#play/cues/play-cue.ts').then(({ play }) => play(['right'], { [kind]: true }))
          return onChoose(kind, value === 'on' ? value : null)
        }}
      />
    )
  }
}
