import { fillHome } from './fill-home.ts'
import { say } from './fill.ts'
import { timeToKickOff } from './kick-off.ts'
import { start } from './page.ts'
import { drawStill } from './still.ts'

start(fillHome, drawStill)
setInterval(() => say('kick-off', timeToKickOff(Date.now())), 1_000)
