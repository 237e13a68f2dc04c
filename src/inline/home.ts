import { fillHome } from './fill-home.ts'
import { fillLive } from './live.ts'
import { progress, start } from './page.ts'
import { drawStill } from './still.ts'

start(fillHome, drawStill, () => void fillLive(progress().today))
