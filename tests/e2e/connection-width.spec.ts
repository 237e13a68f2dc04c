import { expect, test } from './fixtures.ts'
import { ConnectionDialog } from './pages/connection.ts'

/** Screen width -> fraction of it that the dialog takes. */
const SHARES: [width: number, share: number][] = [
  [390, 5 / 6],
  [700, 3 / 6],
  [800, 2 / 5],
  [1100, 1 / 3],
  [1400, 1 / 4],
]

test('the connection dialog has the specified width at each breakpoint', async ({ page }) => {
  const connection = new ConnectionDialog(page)
  await connection.open()
  for (const [width, share] of SHARES) {
    await page.setViewportSize({ width, height: 844 })
    await expect
      .poll(async () => Math.round((await connection.dialog.boundingBox())!.width))
      .toBe(Math.round(width * share))
  }
})
