import { lastErrorNumber } from '#stores/error-number.ts'

/** Puts the number of our server's last failure, if there was one, in the place of the card's "500". */
export function numberCard(card: Element): void {
  const line = card.querySelector('[data-error-number]')
  const number = lastErrorNumber()
  if (line && number !== null) line.textContent = line.textContent.replace('500', number)
}
