import { useStore } from '@nanostores/react'
import { Volume2, VolumeX } from 'lucide-react'
import { useEffect } from 'react'
import type { Cue } from '#play/cues/play-cue.ts'
import type { Words } from './words.ts'
import { persisted } from '#stores/persisted.ts'

const Loud = { safeParse: (value: unknown) => ({ data: typeof value === 'boolean' ? value : undefined }) }

/** Sound and vibration of the quiz; off by default. */
const $loud = persisted('quiz-sound', Loud, false)

/** Switch of sound and vibration, both off by default; when on, plays each new `cue`. */
export function Sound({ cue, t }: Words & { cue: Cue | null }) {
  const loud = useStore($loud)
  useEffect(() => {
    if (loud && cue) void import('#play/cues/play-cue.ts').then(({ play }) => play(cue, { sound: true, haptics: true }))
  }, [loud, cue])
  const Icon = loud ? Volume2 : VolumeX
  return (
    <button
      type="button"
      className="ib"
      aria-pressed={loud}
      aria-label={loud ? t.soundOff : t.soundOn}
      onClick={() => $loud.set(!loud)}
    >
      <Icon className="i" aria-hidden="true" />
    </button>
  )
}
