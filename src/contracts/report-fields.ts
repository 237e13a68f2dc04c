/** Reportable facts of a footballer. Separate from the schema, so that browsers load no validator. */
export const REPORT_FIELDS = ['name', 'club', 'nation', 'role', 'age', 'career', 'value', 'picture', 'other'] as const
export type ReportField = (typeof REPORT_FIELDS)[number]

/** UTF-16 units, as a text box counts them. */
export const NOTE_MAX = 500

/** `other` requires a note. */
export const needsNote = (field: ReportField, note: string): boolean => field === 'other' && note.trim() === ''
