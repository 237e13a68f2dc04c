import { expect, type Page, type WebSocketRoute } from '@playwright/test'

/** Wordle's multiplayer page in English, for one player. */
export class RacePage {
  readonly page: Page
  private readonly sockets: WebSocketRoute[] = []
  private cut = false

  constructor(page: Page) {
    this.page = page
  }

  /** Makes this page's sockets breakable and its retries quick. Call before the page opens. */
  async watchSockets() {
    await this.page.addInitScript(() => (Math.random = () => 0.05))
    await this.page.routeWebSocket(/\/parties\//, (socket) => {
      if (this.cut) return void socket.close({ code: 1012, reason: 'cut' })
      socket.connectToServer()
      this.sockets.push(socket)
    })
  }

  async loseConnection() {
    this.cut = true
    await Promise.all(this.sockets.splice(0).map((socket) => socket.close({ code: 1012, reason: 'cut' })))
  }

  findConnection() {
    this.cut = false
  }

  async open(address = '/wordle/multiplayer') {
    await this.page.goto(address)
    await this.page.locator('astro-island:not([ssr])').first().waitFor({ state: 'attached' })
  }

  /** Creates a room and returns its address. */
  async create(name: string): Promise<string> {
    await this.page.getByLabel('Your name').fill(name)
    await this.page.getByRole('button', { name: 'Create a room' }).click()
    await expect(this.ownSeat(name)).toBeVisible()
    return this.page.url()
  }

  /** Follows a link and takes a seat. */
  async arrive(link: string, name: string) {
    await this.open(link)
    await this.page.getByLabel('Your name').fill(name)
    await this.button('Take your seat').click()
    await expect(this.ownSeat(name)).toBeVisible()
  }

  /** Own seat in the lobby: a button that changes name and shirt. */
  ownSeat = (name: string) => this.button(`${name}: change name and shirt`)

  player = (name: string) => this.page.getByRole('listitem').filter({ hasText: name })

  /** A seat's card beside the board. */
  card = (seat: number) => this.page.locator(`[data-seat="${seat}"]`)

  box = () => this.page.getByRole('combobox')

  button = (name: string) => this.page.getByRole('button', { name, exact: true })

  async confirm(label: string, sure: string) {
    await this.button(label).click()
    await this.button(sure).click()
  }

  async guess(text: string, name: string) {
    await this.box().fill(text)
    await expect(this.page.locator('[data-settled]')).toBeVisible()
    await this.page
      .getByRole('option', { name: new RegExp(name) })
      .first()
      .click()
    await expect(this.page.getByRole('row', { name: new RegExp(name) })).toBeVisible()
  }
}
