import { useState, type DragEvent } from 'react'

/** Takes a file that is dragged onto an element: its handlers, and whether one is over it. */
export function useDrop(onFile: (file: File) => void) {
  const [over, setOver] = useState(false)
  return {
    over,
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      setOver(false)
      const [file] = event.dataTransfer.files
      if (!file) return
      event.preventDefault()
      onFile(file)
    },
  }
}
