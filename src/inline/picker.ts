import { fillPicker } from './fill-picker.ts'
import { start } from './page.ts'
import { drawStill } from './still.ts'
import { typefacesLater } from './typefaces.ts'

start(fillPicker, drawStill)
typefacesLater()
