import { fillHome } from './fill-home.ts'
import { start } from './page.ts'
import { drawStill } from './still.ts'

start(fillHome, drawStill)
