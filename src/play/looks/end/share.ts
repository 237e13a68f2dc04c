import { fill } from '#i18n/format.ts'
import type { Palette, ShareText } from '../../end/play-end.ts'
import { signOf, type LooksView, type LooksWords, type ShareSign } from '../looks.ts'
import { foundIn } from './ending.ts'

const SIGNS: Record<Palette, Record<ShareSign, string>> = {
  usual: { early: '🟩', mid: '🟨', late: '🟧', last: '🟥', no: '⬛' },
  contrast: { early: '🟦', mid: '🟨', late: '🟧', last: '🟥', no: '⬛' },
}

/** Five signs by step, and a sentence each, without names. */
export function looksShareText(view: LooksView, palette: Palette, t: LooksWords): ShareText {
  const { done, gaveUp, of, points } = view
  const hints = done.some((one) => one.hints > 0)
  const words = done.some((one) => one.inWords)
  const count = foundIn(view).length
  return {
    score: `${count}/${of}`,
    marks: [...(hints ? ['💡'] : []), ...(words ? ['📝'] : []), ...(gaveUp ? ['🏳️'] : [])].join(' '),
    rows: [done.map((one) => SIGNS[palette][signOf(one)]).join('')],
    inWords: [
      fill(t.shareSum, { count, max: of, points }),
      ...(hints ? [t.shareHint] : []),
      ...(words ? [t.shareWords] : []),
      ...done.map(({ result, look }, at) =>
        fill(result === 'found' ? t.shareNthFound : t.shareNthLost, { n: at + 1, look: look + 1 }),
      ),
    ],
  }
}
