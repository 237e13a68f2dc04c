import type { PictureKind } from '#pictures/index.ts'

type Opened = {
  /** Number of opened steps; 0: none yet. */
  opened: number
}

/** Steps of one picture with increasing real pixels. */
type Ladder = Opened & {
  kind: Exclude<PictureKind, 'ground'>
  id: string
  /** Real pixels per side of every step, hardest first. */
  widths: readonly number[]
  /** The same for a photograph that replaces the drawing; same length. */
  photograph?: readonly number[]
  /** Number of steps without colour. */
  greyUntil?: number
}

/** Three steps: the left, middle and right third of three footballers, in their shirts or in neutral ones. */
export type Split = Opened & { kind: 'split'; ids: readonly [string, string, string]; inShirts: boolean }

/** One step: the whole drawing of a ground, without text. */
type Ground = Opened & { kind: 'ground'; id: string }

/** One step: only the head, without shirt, gesture or prize. */
type Head = Opened & { kind: 'head'; id: string }

/** A picture of a run: its subject, and the number of steps opened. */
export type RunPicture = Ladder | Split | Ground | Head
