import file from '#data/generated/evidence.json' with { type: 'json' }
import { decodeEvidence } from './evidence-file.ts'
import type { Evidence } from './pools/criterion.ts'
import { HONOURS, SQUADS } from './records.ts'

/** Evidence by which bingo and tic tac toe judge answers. Server and tests only. */
export const EVIDENCE: Evidence = { ...decodeEvidence(file), honours: HONOURS, squads: SQUADS }
