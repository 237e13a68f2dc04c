// `npm run sitemap`: gives every page whose texts changed today's date in the sitemap. Commit what it writes.
import { writeFileSync } from 'node:fs'
import { renewedLedger } from '#components/sitemap.ts'

const ledger = renewedLedger(new Date().toISOString().slice(0, 10))
writeFileSync('src/components/sitemap-dates.json', `${JSON.stringify(ledger, null, 2)}\n`)
console.log(`${Object.keys(ledger).length} pages`)
