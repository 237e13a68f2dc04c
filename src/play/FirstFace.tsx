import { pictureAddress } from '#core/picture-address.ts'

/** `at`: questions answered; `of`: the footballer who is asked about. */
type Props = { isPractice: boolean | undefined; at: number | undefined; of: { id: string } | null | undefined }

/** Portrait of the first footballer of a daily, who always has one, until the board with all pictures is loaded. */
export function FirstFace({ isPractice, at, of }: Props) {
  if (isPractice !== false || at !== 0 || !of) return null
  const source = pictureAddress(`portrait/${of.id}.svg?cut=1`)
  return <img className="first-face" src={source} alt="" width={254} height={203} onError={hide} />
}

/** Hides a portrait that has been taken down. */
function hide({ currentTarget }: { currentTarget: HTMLElement }) {
  currentTarget.hidden = true
}
