import { fillPicker } from './fill-picker.ts'
import { start } from './page.ts'
import { drawStill } from './still.ts'

start(fillPicker, drawStill)
