import { type GroundLook, readGround } from './draw.ts'
import { ENGLAND } from './sheets/england.ts'
import { EUROPE } from './sheets/europe.ts'
import { FRANCE } from './sheets/france.ts'
import { GERMANY } from './sheets/germany.ts'
import { ITALY } from './sheets/italy.ts'
import { SPAIN } from './sheets/spain.ts'
import { WORLD } from './sheets/world.ts'

const LINES = [ENGLAND, GERMANY, SPAIN, ITALY, FRANCE, EUROPE, WORLD].flatMap((sheet) => sheet.trim().split('\n'))

/** How the ground of a club is drawn, by the club's id; clubs that share a ground stand in one line, under the first. */
export const GROUND_LOOKS: ReadonlyMap<string, GroundLook> = new Map(LINES.map(readGround))
