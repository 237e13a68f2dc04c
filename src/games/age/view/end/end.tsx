import { TENS } from '#core/tens.ts'
import { BestFace } from '#play/end/BestFace.tsx'
import { mostFirst } from '#play/end/bars.ts'
import type { PlayEnd } from '#play/end/play-end.ts'
import type { GameWords } from '#play/game.ts'
import type { Done, View } from '../../rules/engine.ts'
import { answeredOf, marksOf } from '../../rules/figures.ts'
import { meanSays } from '../play/told.ts'
import { Bias } from './Bias.tsx'
import { endingOf } from './ending.ts'
import { KeptTen } from './KeptTen.tsx'
import { tell } from './share.ts'

const faceOf = ({ id, name, age, marks }: Done) => ({ id, says: `${name}, ${age}`, worth: marks })

/** How a run of Age ends. */
export const end: PlayEnd<View, GameWords<'age'>> = {
  ending: endingOf,
  Figure: ({ view, pack }) => <BestFace of={answeredOf(view).map(faceOf)} pack={pack} />,
  Board: KeptTen,
  board: ({ view, locale, t: { own } }) => ({ title: own.kept, note: meanSays(view.done, locale, own) }),
  Aha: Bias,
  tell,
  versus: ({ view }) =>
    view.done.map(({ name, age, answer, marks }) => ({
      about: `${name}, ${age}`,
      says: answer === null ? '–' : String(answer),
      worth: marks,
    })),
  bars: { label: TENS.label, own: ({ done }) => TENS.of(marksOf(done)), order: mostFirst },
}
