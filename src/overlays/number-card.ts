import { lastErrorNumber } from '#stores/error-number.ts'

/** Replaces the card's "500" by the id of our server's last failure, if there is one. */
export function numberCard(card: Element): void {
  const line = card.querySelector('[data-error-number]')
  const number = lastErrorNumber()
  if (line && number !== null) line.textContent = line.textContent.replace('500', number)
}
