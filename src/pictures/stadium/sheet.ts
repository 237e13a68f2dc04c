import { type GroundLook, readGround } from './draw.ts'
import { ENGLAND } from './sheets/england.ts'
import { EUROPE } from './sheets/europe.ts'
import { FRANCE } from './sheets/france.ts'
import { GERMANY } from './sheets/germany.ts'
import { ITALY } from './sheets/italy.ts'
import { SPAIN } from './sheets/spain.ts'
import { WORLD } from './sheets/world.ts'

const LINES = [ENGLAND, GERMANY, SPAIN, ITALY, FRANCE, EUROPE, WORLD].flatMap((sheet) => sheet.trim().split('\n'))

/** Look of a club's ground by club id; clubs that share a ground share the first one's line. */
export const GROUND_LOOKS: ReadonlyMap<string, GroundLook> = new Map(LINES.map(readGround))
