/** What can be wrong about a footballer. Apart from the schema, so that a browser needs no validator for it. */
export const REPORT_FIELDS = ['name', 'club', 'nation', 'role', 'age', 'career', 'value', 'picture', 'other'] as const
export type ReportField = (typeof REPORT_FIELDS)[number]

/** UTF-16 units, as a text box counts them. */
export const NOTE_MAX = 500

/** `other` alone says nothing: it takes a note. */
export const needsNote = (field: ReportField, note: string): boolean => field === 'other' && note.trim() === ''
