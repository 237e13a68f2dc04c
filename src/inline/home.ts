import { fillHome } from './fill-home.ts'
import { say } from './fill.ts'
import { timeToKickOff } from './kick-off.ts'
import { start } from './page.ts'
import { drawStill } from './still.ts'

start(fillHome, drawStill)
setInterval(() => say('kick-off', timeToKickOff(0)), 1_000)
