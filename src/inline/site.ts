import { start } from './page.ts'

start()
