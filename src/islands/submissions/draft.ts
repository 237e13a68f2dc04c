import { MAX_PICTURE_BYTES, type FileType } from '#contracts/submission-words.ts'
import type { NewPicture } from '#stores/submissions.ts'
import type { Speech } from './words.ts'

const TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** Contents of the form; `player` is a footballer's id. */
export type Draft = { player: string | null; kind: FileType; file: File | null; link: string; rights: boolean }

export const EMPTY: Draft = { player: null, kind: 'file', file: null, link: '', rights: false }

/** Parts of the form that can be wrong; `sending` stands for the request itself. */
export type Part = 'player' | 'file' | 'link' | 'rights' | 'sending'

export type Trouble = { at: Part; text: string }

/** Checks type and size by the server's limits (specification, 5: at most 1,000,000 bytes); null when valid. */
export function troubleOfFile(file: File, errors: Speech['errors']): Trouble | null {
  if (!TYPES.includes(file.type)) return { at: 'file', text: errors['unsupported-picture'] }
  return file.size > MAX_PICTURE_BYTES ? { at: 'file', text: errors['picture-too-large'] } : null
}

/** Returns the submission, or the first error of the draft. */
export function checked({ player, kind, file, link, rights }: Draft, t: Speech['t']): NewPicture | Trouble {
  const address = link.trim()
  if (player === null) return { at: 'player', text: t.askPlayer }
  if (kind === 'file' && !file) return { at: 'file', text: t.askFile }
  if (kind === 'link' && !isSecureLink(address)) return { at: 'link', text: t.askLink }
  if (!rights) return { at: 'rights', text: t.askRights }
  return kind === 'file' && file ? { player, file } : { player, link: address }
}

const isSecureLink = (link: string) => /^https:\/\/\S+\.\S+$/.test(link) && URL.canParse(link)
