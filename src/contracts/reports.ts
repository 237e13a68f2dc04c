import * as z from 'zod/mini'
import { needsNote, NOTE_MAX, REPORT_FIELDS } from './report-fields.ts'

export const ABOUT_KINDS = ['footballer', 'club', 'ground', 'question'] as const

/** Subject of a report: ids of the sheets; a ground has the id of its first club. */
export const About = z.strictObject({ kind: z.enum(ABOUT_KINDS), id: z.string().check(z.maxLength(80)) })
export type About = z.infer<typeof About>

/** Body of `POST /api/reports`. The note is plain text and never rendered as markup. */
export const NewReport = z
  .strictObject({
    game: z.string().check(z.maxLength(32)),
    about: About,
    field: z.enum(REPORT_FIELDS),
    note: z.string().check(z.trim(), z.maxLength(NOTE_MAX)),
    /** The run in which it was seen; stored only if it is finished and the reporter's own. */
    run: z.optional(z.uuid()),
  })
  .check(z.refine(({ field, note }) => !needsNote(field, note), 'other takes a note'))
export type NewReport = z.infer<typeof NewReport>

/** 201 with a new report; 200 with the reporter's earlier one on the same subject, field and day. */
export const ReportAnswer = z.object({ id: z.uuid() })
export type ReportAnswer = z.infer<typeof ReportAnswer>
