import { readFile } from 'node:fs/promises'
import { compileTemplate, type Variables } from './template.ts'
import { plainText } from './plain-text.ts'

export type LetterKind = 'signup' | 'recovery'

/** Variables of a template, with the hosted service's names. */
type LetterVariables = {
  ConfirmationURL: string
  SiteURL: string
  Email: string
  /** User metadata; `Data.locale` chooses the language. */
  Data: Record<string, unknown>
}

export type Letter = { kind: LetterKind; to: string; variables: LetterVariables }

export type Mail = { to: string; subject: string; html: string; text: string }

/** Sends a letter. */
export type Postman = (letter: Letter) => Promise<void>

const FILES: Record<LetterKind, string> = { signup: 'confirmation.html', recovery: 'recovery.html' }

/** Source of a template, shared with the hosted project. */
export function templateSource(kind: LetterKind): Promise<string> {
  return readFile(new URL(`../../templates/${FILES[kind]}`, import.meta.url), 'utf8')
}

/** The `<title>` of a mail is its subject. config.toml repeats it; a test keeps the two equal. */
export const titleOf = (html: string): string => /<title>([^]*?)<\/title>/.exec(html)?.[1]?.trim() ?? ''

/**
 * Reads all templates once and returns a renderer. Throws TemplateError for a template that the hosted service would
 * render differently.
 */
export async function letterWriter(): Promise<(letter: Letter) => Mail> {
  const compiled = {
    signup: compileTemplate(await templateSource('signup')),
    recovery: compileTemplate(await templateSource('recovery')),
  }
  return ({ kind, to, variables }) => {
    const html = compiled[kind](variables satisfies Variables)
    return { to, subject: titleOf(html), html, text: plainText(html) }
  }
}
