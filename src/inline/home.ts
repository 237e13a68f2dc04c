import { fillHome } from './fill-home.ts'
import { start } from './page.ts'
import { drawStill } from './still.ts'
import { typefacesLater } from './typefaces.ts'

start(fillHome, drawStill)
typefacesLater()
