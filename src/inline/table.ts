import { start } from './page.ts'
import { connectTable } from './table/page.ts'

start()
addEventListener('DOMContentLoaded', connectTable)
