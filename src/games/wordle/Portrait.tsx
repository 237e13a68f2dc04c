import { fill } from '#i18n/format.ts'
import { localePath } from '#i18n/locales.ts'
import type { Answer } from './engine/index.ts'
import type { Words } from './words.ts'

type PortraitProps = { answer: Answer; onLost: () => void; words: Words }

/** What the player looks like. */
export function Portrait({ answer: { id, name }, onLost, words }: PortraitProps) {
  return (
    <img
      className="portrait"
      src={`/img/portrait/${id}.webp?w=256`}
      alt={fill(words.t.portrait, { name })}
      width={132}
      height={132}
      onError={onLost}
    />
  )
}

type ByProps = {
  author: string | null | undefined
  words: Words
  /** Without links: nobody is to leave a match by them. */
  plain?: boolean
}

/** Whose picture that is, and the way to send a better one; an empty line until it is known. */
export function PortraitBy({ author, words: { t, locale }, plain = false }: ByProps) {
  if (author === undefined) return <p className="sm by" />
  const made = author === null ? t.drawnByUs : fill(t.pictureBy, { author })
  if (plain) return <p className="sm muted by">{made}</p>
  return (
    <p className="sm muted by">
      {author === null ? made : <a href={`${localePath(locale, '/credits')}#pictures`}>{made}</a>}
      {' – '}
      <a href={localePath(locale, '/submissions')}>{t.sendPicture}</a>
    </p>
  )
}
