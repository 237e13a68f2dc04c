import { Volume2, VolumeX } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import type { Cue } from '#play/cues/play-cue.ts'
import { followSwitches, isAnyOn, switchesNow } from '#play/cues/switches.ts'
import type { Words } from './words.ts'

/**
 * Switch for sound and vibration, which share the settings of all games and are off by default. Plays each new `cue`
 * when on.
 */
export function Sound({ cue, t }: Words & { cue: Cue | null }) {
  const loud = useSyncExternalStore(followSwitches, isAnyOn, () => false)
  useEffect(() => {
    if (loud && cue) void import('#play/cues/play-cue.ts').then(({ play }) => play([cue], switchesNow()))
  }, [loud, cue])
  const Icon = loud ? Volume2 : VolumeX
  async function choose() {
    const value = loud ? null : 'on'
    const { setPreferences } = await import('#stores/preferences.ts')
    await setPreferences({ sound: value, haptics: value })
  }
  return (
    <button
      type="button"
      className="ib"
      aria-pressed={loud}
      aria-label={loud ? t.soundOff : t.soundOn}
      onClick={() => void choose()}
    >
      <Icon className="i" aria-hidden="true" />
    </button>
  )
}
