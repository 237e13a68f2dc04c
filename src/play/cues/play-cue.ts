/** Events of a game with a sound: last seconds, kick-off, a locked answer, its result, the end, the podium. */
export type Cue = 'tick' | 'kickOff' | 'locked' | 'right' | 'wrong' | 'end' | 'podium'

/** Tones in sequence: hertz and seconds. */
const TONES: Record<Cue, readonly (readonly [hertz: number, seconds: number])[]> = {
  tick: [[660, 0.05]],
  kickOff: [
    [880, 0.09],
    [1175, 0.22],
  ],
  locked: [[520, 0.06]],
  right: [
    [660, 0.09],
    [990, 0.16],
  ],
  wrong: [
    [240, 0.1],
    [190, 0.16],
  ],
  end: [
    [523, 0.1],
    [784, 0.22],
  ],
  podium: [
    [523, 0.12],
    [659, 0.12],
    [784, 0.12],
    [1047, 0.3],
  ],
}
/** Milliseconds of vibration and pause in turn. */
const VIBRATIONS: Partial<Record<Cue, number[]>> = {
  kickOff: [60],
  locked: [15],
  right: [30],
  wrong: [15, 60, 15],
  end: [40],
  podium: [40, 60, 80],
}
/** Milliseconds between two cues. */
const PAUSE = 80
const VOLUME = 0.08

let context: AudioContext | undefined

/** Plays cues one after the other as sound, vibration or both, where supported; silent where sound is blocked. */
export function play(cues: readonly Cue[], by: { sound?: boolean; haptics?: boolean }) {
  if (by.haptics) navigator.vibrate?.(cues.flatMap((cue) => (VIBRATIONS[cue] ? [...VIBRATIONS[cue], PAUSE] : [])))
  if (!by.sound) return
  context ??= new AudioContext()
  let at = context.currentTime
  for (const [hertz, seconds] of cues.flatMap((cue) => TONES[cue])) {
    tone(context, hertz, at, seconds)
    at += seconds
  }
}

function tone(audio: AudioContext, hertz: number, at: number, seconds: number) {
  const voice = audio.createOscillator()
  const gain = audio.createGain()
  voice.type = 'triangle'
  voice.frequency.value = hertz
  gain.gain.setValueAtTime(VOLUME, at)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  voice.connect(gain).connect(audio.destination)
  voice.start(at)
  voice.stop(at + seconds)
}
