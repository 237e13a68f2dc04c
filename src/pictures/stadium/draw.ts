import { box, stairs, towers } from './parts/blocks.ts'
import { bowl } from './parts/bowl.ts'
import type { Part, Scene } from './parts/part.ts'
import { grass } from './parts/pitch.ts'
import { crown, roof } from './parts/roof.ts'
import { SETTINGS } from './parts/setting.ts'
import { stand } from './parts/stand.ts'
import { arch, lights, masts } from './parts/steel.ts'
import { truss } from './parts/truss.ts'
import { skyOf } from './skies.ts'
import { CAMERAS, GRAIN } from './space.ts'
import { Words } from './words.ts'

/** Free-standing stands are drawn larger: the camera is nearer. */
const APART = 1.22

const PARTS: Readonly<Record<string, Part>> = {
  ...SETTINGS,
  bowl,
  roof,
  crown,
  stand,
  grass,
  masts,
  lights,
  arch,
  truss,
  towers,
  box,
  stairs,
}

/** Look of a ground: light, camera and parts, one line of the sheets. */
export type GroundLook = { sky: string; camera: keyof typeof CAMERAS; parts: readonly string[] }

/** `id sky camera | part key=value | part key=value`. */
export function readGround(text: string): [id: string, look: GroundLook] {
  const [head = '', ...parts] = text.split('|')
  const [id, sky, camera, extra] = head.trim().split(/\s+/)
  if (!id || !sky || !isCamera(camera) || extra) throw new Error(`ground "${head}": id, sky and camera are wanted`)
  return [id, { sky, camera, parts }]
}

const isCamera = (name: string | undefined): name is keyof typeof CAMERAS => name !== undefined && name in CAMERAS

/** A ground with sky and land as parts of an SVG of 320 x 200; ids in it begin with `prefix`. */
export function drawGround({ sky: name, camera: view, parts }: GroundLook, prefix: string): string {
  const sky = skyOf(name)
  const camera = { ...CAMERAS[view], scale: parts.some((text) => text.trim().startsWith('grass')) ? APART : 1 }
  const scene: Scene = { camera, shell: null, tint: sky.tint }
  const pieces = parts
    .flatMap((text) => {
      const words = new Words(text)
      const part = PARTS[words.name]
      if (!part) throw new Error(`no part of a ground is called ${words.name}`)
      const drawn = part(words, scene)
      words.close()
      return drawn
    })
    .toSorted((one, other) => one.depth - other.depth)
  const far = pieces.filter(({ depth }) => depth <= -180)
  const near = pieces.filter(({ depth }) => depth > -180)
  const body =
    far.map(({ svg }) => svg).join('') +
    `<path d="M0 ${camera.horizon}H320V200H0z" fill="${sky.land}"/><g transform="scale(${1 / GRAIN})">` +
    near.map(({ svg, coarse }) => (coarse ? `<g transform="scale(${GRAIN})">${svg}</g>` : svg)).join('') +
    '</g>'
  return (
    `<defs><linearGradient id="${prefix}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky.high}"/><stop offset=".7" stop-color="${sky.low}"/></linearGradient>` +
    `<linearGradient id="${prefix}s" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".55" stop-color="#000" stop-opacity=".04"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></linearGradient></defs>` +
    `<path d="M0 0H320V200H0z" fill="url(#${prefix})"/>` +
    body.replaceAll('url(#shade)', `url(#${prefix}s)`)
  )
}
