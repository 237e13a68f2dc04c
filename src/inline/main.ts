import { applyColourMode } from './colour-mode.ts'

applyColourMode(document.documentElement, localStorage)
