import { connectArchive } from '../archive/page.ts'
import { start } from './page.ts'

start()
addEventListener('DOMContentLoaded', connectArchive)
