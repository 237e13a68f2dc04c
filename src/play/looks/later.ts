// What nobody needs before a first picture is done, or is played in words: behind one door, and out of the first view.
export { Slots } from './Slots.tsx'
export { Tried } from './Tried.tsx'
