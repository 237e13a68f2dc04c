import file from '#data/generated/history.json' with { type: 'json' }
import { decodeHistory } from './history-file.ts'

/** Winners by year, and the clubs of the five leagues by season. Server and tests only. */
export const HISTORY = decodeHistory(file)
