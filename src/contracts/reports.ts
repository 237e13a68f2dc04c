import * as z from 'zod/mini'
import { needsNote, NOTE_MAX, REPORT_FIELDS } from './report-fields.ts'

/** Body of `POST /api/reports`. Plain text: the note is shown as it was written, never as markup. */
export const NewReport = z
  .strictObject({
    game: z.string().check(z.maxLength(32)),
    /** Id of the sheets. */
    footballer: z.string().check(z.maxLength(80)),
    field: z.enum(REPORT_FIELDS),
    note: z.string().check(z.trim(), z.maxLength(NOTE_MAX)),
    /** The run in which it was seen: kept only if it is over and the reporter's own. */
    run: z.optional(z.uuid()),
  })
  .check(z.refine(({ field, note }) => !needsNote(field, note), 'other takes a note'))
export type NewReport = z.infer<typeof NewReport>

/** 201 with a new report; 200 with the one that the same reporter made of the same footballer and field that day. */
export const ReportAnswer = z.object({ id: z.uuid() })
export type ReportAnswer = z.infer<typeof ReportAnswer>
