// Parts for after the first picture, or for text mode, in one lazy module.
export { Slots } from './Slots.tsx'
export { Tried } from './Tried.tsx'
