import { fill } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/index.ts'
import type { Ending } from '../../end/play-end.ts'
import type { LooksView, LooksWords } from '../looks.ts'

/** Named pictures for a win; as in src/games/looks. */
const WON_FROM = 3

export const foundIn = ({ done }: Pick<LooksView, 'done'>) => done.filter(({ result }) => result === 'found')

type Ended = { view: LooksView; isPractice: boolean; t: { own: LooksWords; end: Messages<'end'> } }

/** The shirt shows the number named. */
export function looksEnding({ view, isPractice, t: { own, end } }: Ended): Ending {
  const count = foundIn(view).length
  const fact = fill(own.fact, { count, max: view.of, points: view.points })
  if (view.gaveUp) {
    const voice = isPractice ? end.voiceGaveUpPractice : end.voiceGaveUp
    return { result: 'gaveUp', shirt: null, over: own.subbedOff, voice, fact }
  }
  const voice = own[`voice-${count as 0 | 1 | 2 | 3 | 4 | 5}`]
  return { result: count >= WON_FROM ? 'won' : 'lost', shirt: String(count), over: end.fullTime, voice, fact }
}
