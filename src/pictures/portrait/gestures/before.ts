import { fill, line, path } from '../ink.ts'
import { type Gesture, hand, type Ink, rope } from './hand.ts'

/** A goalkeeper's glove, palm to the front. */
function mitten(side: 1 | -1, ink: Ink, pad: string): string {
  const at = (x: number) => 200 + side * x
  const fingers = path`M${at(12)} 326L${at(9)} 288M${at(26)} 324L${at(24)} 282M${at(40)} 328L${at(40)} 292`
  return (
    rope(path`M${at(56)} 384L${at(36)} 356`, ink, 34) +
    rope(path`M${at(48)} 340L${at(62)} 318`, ink, 12) +
    rope(fingers, ink, 12) +
    `<ellipse cx="${at(27)}" cy="336" rx="25" ry="23" fill="${ink.colour}" stroke="${ink.rim}" stroke-width="2"/>` +
    line(fingers, pad, 5) +
    `<ellipse cx="${at(27)}" cy="338" rx="16" ry="14" fill="${pad}"/>`
  )
}

/** Gestures in front of face and chest. */
export const BEFORE = {
  shush: (ink, { put }) => ({ front: hand({ x: Math.round(put(14, 258)), y: 300, out: 'i' }, ink) }),
  thumb: (ink, { put }) => {
    const x = Math.round(put(0, 258))
    return {
      front: hand({ x: x + 12, y: 312, turn: -20, flip: true }, ink) + rope(path`M${x + 2} 296L${x} 268`, ink, 18),
    }
  },
  visor: (ink, { put, m }) => {
    const [x, low] = [put(0, 262), m.length]
    return {
      front:
        rope(path`M${x - 12} ${low + 4}Q${x - 52} ${low - 14} ${x - 58} 232`, ink, 15) +
        rope(path`M${x + 12} ${low + 4}Q${x + 52} ${low - 14} ${x + 58} 232`, ink, 15) +
        hand({ x: Math.round(x), y: Math.round(low) + 16 }, ink),
    }
  },
  laced: (ink, { put }) => {
    const x = put(0, 258)
    const rows = [0, 1, 2, 3, 4, 5, 6].map((row) => {
      const y = 236 + row * 11
      return row % 2
        ? rope(path`M${x - 54} ${y + 5}L${x + 20} ${y - 4}`, ink, 9)
        : rope(path`M${x + 54} ${y + 5}L${x - 20} ${y - 4}`, ink, 9)
    })
    const palm = (side: 1 | -1) =>
      rope(path`M${x + side * 68} 292L${x + side * 104} 372`, ink, 30) +
      `<ellipse cx="${Math.round(x + side * 62)}" cy="278" rx="17" ry="42" fill="${ink.colour}" stroke="${ink.rim}" stroke-width="2"/>`
    return { front: palm(-1) + palm(1) + rows.join('') }
  },
  heart: (ink, { m }) => {
    const y = Math.max(302, m.length + 6)
    const d = path`M200 ${y + 52}C166 ${y + 34} 150 ${y + 4} 172 ${y}C188 ${y - 2} 198 ${y + 10} 200 ${y + 16}C202 ${y + 10} 212 ${y - 2} 228 ${y}C250 ${y + 4} 234 ${y + 34} 200 ${y + 52}Z`
    return { front: rope('M118 372L164 336M282 372L236 336', ink, 26) + fill(d, '#FFFFFF', 0.25) + rope(d, ink, 14) }
  },
  pray: (ink) => ({
    front:
      ink.pad === undefined
        ? rope('M150 372L188 338M250 372L212 338', ink, 27) +
          rope('M191 348V290M209 348V290', ink, 17) +
          line('M200 284V356', ink.rim, 2.4)
        : mitten(-1, ink, ink.pad) + mitten(1, ink, ink.pad),
  }),
  cradle: (ink) => ({
    front:
      rope('M340 384Q260 362 120 350', ink, 32) +
      rope('M60 384Q150 372 284 338', ink, 32) +
      rope('M280 332L304 320M284 342L310 336', ink, 12),
  }),
  ring: (ink, { put, m }) => {
    const x = put(-m.gap, 200)
    return {
      front:
        rope(path`M${x - 44} 150L${x - 90} 60`, ink, 27) +
        rope(path`M${x - 34} 214L${x - 40} 258M${x - 46} 210L${x - 62} 250M${x - 56} 200L${x - 82} 236`, ink, 12) +
        `<ellipse cx="${Math.round(x - 44)}" cy="180" rx="26" ry="32" fill="${ink.colour}" stroke="${ink.rim}" stroke-width="2"/>` +
        rope(path`M${x - 30} 164Q${x + 6} 158 ${x + 26} 192M${x - 30} 206Q${x} 240 ${x + 26} 206`, ink, 12),
    }
  },
  hug: (ink) => ({
    front:
      rope('M300 380L120 338', ink, 27) +
      rope('M112 346L88 322M124 336L102 312M136 330L118 306', ink, 12) +
      rope('M100 380L280 338', ink, 27) +
      rope('M288 346L312 322M276 336L298 312M264 330L282 306', ink, 12),
  }),
  camera: (ink) => ({
    front:
      rope('M84 384L122 262', ink, 28) +
      rope('M130 246L134 168M130 248L196 244', ink, 14) +
      rope('M330 384L336 190L286 160', ink, 28) +
      rope('M272 160L204 158M274 160L270 232', ink, 14),
  }),
  specs: (ink, { put, m }) => {
    const [l, r] = [put(-m.gap - 2, 200), put(m.gap + 2, 200)]
    const half = (x: number, side: 1 | -1) =>
      rope(path`M${x + side * 38} 226L${x + side * 86} 380`, ink, 27) +
      `<ellipse cx="${Math.round(x + side * 42)}" cy="206" rx="17" ry="28" fill="${ink.colour}" stroke="${ink.rim}" stroke-width="2"/>` +
      rope(
        path`M${x + side * 30} 186Q${x} 166 ${x - side * 26} 194M${x + side * 30} 214Q${x + side * 4} 236 ${x - side * 26} 206`,
        ink,
        10,
      )
    return { front: half(l, -1) + half(r, 1) }
  },
  balloon: (ink, { put }) => {
    const x = put(0, 258)
    return {
      front:
        `<ellipse cx="${Math.round(x - 66)}" cy="304" rx="52" ry="46" fill="#D3202E" stroke="#8E1420" stroke-width="2.5"/>` +
        fill(path`M${x - 30} 272L${x - 4} 256L${x - 12} 280Z`, '#D3202E', 1, ' stroke="#8E1420" stroke-width="2"') +
        line(path`M${x - 98} 292Q${x - 96} 274 ${x - 78} 270`, '#fff', 6, 0.6) +
        rope('M300 384L250 296', ink, 28) +
        rope(path`M248 290L${x + 4} 262`, ink, 13),
    }
  },
} satisfies Record<string, Gesture>
