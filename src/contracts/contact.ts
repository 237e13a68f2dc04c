import * as z from 'zod/mini'
import { ABOUT_MAX, EMAIL_MAX, PAGE_MAX, problemsOf, TEXT_MAX, TOPICS } from './contact-fields.ts'

const MAX_TOKEN = 200

/**
 * Body of `POST /api/contact`, plain text in every field. `trap` is a honeypot field, hidden from people. `token` comes
 * from `GET /api/contact`; a note without it is held for review.
 */
export const NewNote = z
  .strictObject({
    topic: z.enum(TOPICS),
    about: z.string().check(z.trim(), z.maxLength(ABOUT_MAX)),
    text: z.string().check(z.trim(), z.maxLength(TEXT_MAX)),
    email: z.string().check(z.trim(), z.maxLength(EMAIL_MAX)),
    page: z.string().check(z.maxLength(PAGE_MAX)),
    locale: z.enum(['en', 'fr', 'es']),
    token: z.optional(z.string().check(z.maxLength(MAX_TOKEN))),
    trap: z.optional(z.string().check(z.maxLength(PAGE_MAX))),
  })
  .check(z.refine((note) => Object.keys(problemsOf(note)).length === 0, 'a field of the note is not valid'))
export type NewNote = z.infer<typeof NewNote>

/** Answer: the note's number, 201 for a new one, 200 for the same text of the same sender and day. */
export const NoteAnswer = z.object({ number: z.int() })
export type NoteAnswer = z.infer<typeof NoteAnswer>

/** Proves that a form was open for a while before it was sent; valid for one note. */
export const ContactToken = z.object({ token: z.string() })
