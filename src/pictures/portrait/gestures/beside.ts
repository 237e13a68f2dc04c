import { darker } from '../../colour.ts'
import { fill, line } from '../ink.ts'
import { type Gesture, hand, rope, twins } from './hand.ts'

/** Gestures beside the head. */
export const BESIDE = {
  cup: (ink, { m }) => ({
    back: twins({ x: Math.round(200 - m.temple - 24), y: 224, turn: -16, out: 'imrpt', flip: true, arm: 150 }, ink),
  }),
  ears: (ink, { m }) => ({
    front: twins({ x: Math.round(200 - m.temple - 50), y: 222, turn: 74, out: 'i', arm: 120 }, ink),
  }),
  ear: (ink, { m }) => ({
    back: hand({ x: Math.round(200 - m.temple - 26), y: 206, turn: -6, out: 'imrpt', flip: true, arm: 160 }, ink),
  }),
  temple: (ink, { m }) => ({
    front: hand({ x: Math.round(200 - m.temple - 34), y: 236, turn: 34, out: 'it', flip: true, arm: 170 }, ink),
  }),
  shaka: (ink) => ({ front: hand({ x: 82, y: 286, turn: -18, out: 'tp', arm: 120 }, ink) }),
  phone: (ink, { m }) => ({
    front: hand({ x: Math.round(200 - m.temple - 16), y: 250, turn: 64, out: 'tp', arm: 130 }, ink),
  }),
  point: (ink) => ({ back: twins({ x: 78, y: 214, out: 'i', flip: true, arm: 200 }, ink) }),
  wave: (ink) => ({ back: hand({ x: 84, y: 132, turn: -6, out: 'imrpt', flip: true, arm: 260 }, ink) }),
  fist: (ink) => ({ back: hand({ x: 84, y: 176, turn: -6, flip: true, arm: 220 }, ink) }),
  fists: (ink) => ({ front: twins({ x: 80, y: 256, turn: 6, arm: 130 }, ink) }),
  web: (ink) => ({ front: hand({ x: 84, y: 270, turn: -8, out: 'tip', arm: 130 }, ink) }),
  guns: (ink) => ({ front: twins({ x: 84, y: 268, turn: -24, out: 'it', flip: true, arm: 130 }, ink) }),
  note: (ink) => ({
    front:
      fill('M62 196L110 190L114 252L66 258Z', '#FBF7EA', 1, ' stroke="#B9B09A" stroke-width="2"') +
      line('M70 208L102 204M71 220L104 216M72 232L98 229', '#6B7A99', 3) +
      hand({ x: 88, y: 268, turn: -6, flip: true, arm: 120 }, ink),
  }),
  darts: (ink) => ({
    front:
      line('M72 206L140 186', '#3A3F4A', 4) +
      fill('M72 206L52 204L60 216L76 212Z', '#D3202E') +
      hand({ x: 84, y: 232, turn: 20, out: 'rp', arm: 150 }, ink),
  }),
  watch: (ink) => ({
    front:
      hand({ x: 92, y: 240, turn: 4, flip: true, arm: 120 }, ink) +
      line('M73 296L106 298', '#26262B', 9) +
      rope('M230 380L176 322', ink, 28) +
      rope('M172 318L112 298', ink, 12),
  }),
  robot: (ink) => ({
    back: hand({ x: 80, y: 196, out: 'imrpt', flip: true, arm: 66 }, ink) + rope('M80 300H140', ink, 31),
    front: rope('M262 322H336V384', ink, 31),
  }),
  one: (ink) => ({ back: hand({ x: 80, y: 190, turn: -4, out: 'i', flip: true, arm: 220 }, ink) }),
  spread: ({ cloth }) => ({
    back:
      fill('M0 300Q80 296 146 304L130 352H0ZM400 300Q320 296 254 304L270 352H400Z', cloth) +
      line('M0 300Q80 296 146 304M400 300Q320 296 254 304M0 352H88M400 352H312', darker(cloth, 0.25), 3),
  }),
  strapped: (ink) => ({
    back:
      hand({ x: 84, y: 206, turn: -4, flip: true, arm: 190 }, ink) +
      fill('M60 196H108L110 262H70Z', '#F7F4EC', 1, ' stroke="#BDB6A6" stroke-width="2"') +
      line('M62 214L108 206M66 232L109 224M69 250L110 242', '#BDB6A6', 2.5),
  }),
  fin: (ink) => ({
    front: rope('M344 384L350 226L252 108', ink, 30) + hand({ x: 216, y: 94, turn: -18, out: 'imrp', arm: 0 }, ink),
  }),
  stir: (ink) => ({
    front:
      line('M92 236L120 322', '#C9A46A', 7) +
      hand({ x: 84, y: 246, turn: 40, arm: 120 }, ink) +
      fill('M74 314H176Q172 366 125 366Q78 366 74 314Z', '#D9DEE4', 1, ' stroke="#7F8A96" stroke-width="2.5"'),
  }),
  chair: (ink) => ({
    front:
      line('M62 128L70 250M70 196H128M128 196L132 254M66 170H64', '#26262B', 8) +
      fill('M56 128H76L80 196H60Z', '#F4F4F4', 1, ' stroke="#26262B" stroke-width="2.5"') +
      fill('M64 188H132V200H66Z', '#F4F4F4', 1, ' stroke="#26262B" stroke-width="2.5"') +
      hand({ x: 92, y: 232, turn: -4, flip: true, arm: 150 }, ink),
  }),
  flag: () => ({
    back:
      line('M84 128V384', '#F2EFE6', 8) +
      fill('M84 128L84 190L146 168Q120 150 84 128Z', '#D3202E', 1, ' stroke="#8E1420" stroke-width="2"'),
  }),
  whirl: (ink) => ({
    back:
      fill(
        'M92 112C66 66 110 44 176 52C236 58 300 50 330 76C300 74 280 90 240 84C190 78 140 84 112 122Z',
        ink.cloth,
        1,
        ` stroke="${darker(ink.cloth, 0.3)}" stroke-width="2.5"`,
      ) +
      line('M112 94C140 66 200 70 268 72M120 108C150 84 180 80 214 82', darker(ink.cloth, 0.25), 2.5) +
      hand({ x: 86, y: 138, turn: -4, flip: true, arm: 250 }, ink),
  }),
} satisfies Record<string, Gesture>
