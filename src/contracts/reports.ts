import * as z from 'zod/mini'
import { needsNote, NOTE_MAX, REPORT_FIELDS } from './report-fields.ts'

export const ABOUT_KINDS = ['footballer', 'club', 'ground', 'question'] as const

/** What a report is about: ids of the sheets; a ground goes by its first club's, as the pools have it. */
export const About = z.strictObject({ kind: z.enum(ABOUT_KINDS), id: z.string().check(z.maxLength(80)) })
export type About = z.infer<typeof About>

/** Body of `POST /api/reports`. Plain text: the note is shown as it was written, never as markup. */
export const NewReport = z
  .strictObject({
    game: z.string().check(z.maxLength(32)),
    about: About,
    field: z.enum(REPORT_FIELDS),
    note: z.string().check(z.trim(), z.maxLength(NOTE_MAX)),
    /** The run in which it was seen: kept only if it is over and the reporter's own. */
    run: z.optional(z.uuid()),
  })
  .check(z.refine(({ field, note }) => !needsNote(field, note), 'other takes a note'))
export type NewReport = z.infer<typeof NewReport>

/** 201 with a new report; 200 with the one that the same reporter made of the same thing and field that day. */
export const ReportAnswer = z.object({ id: z.uuid() })
export type ReportAnswer = z.infer<typeof ReportAnswer>
