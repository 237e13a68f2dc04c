import { useState, type DragEvent } from 'react'

/** Handlers for dropping a file on an element, and whether a drag is over it. */
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
