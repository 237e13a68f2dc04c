import { start } from './page.ts'
import { typefacesLater } from './typefaces.ts'

start()
typefacesLater()
