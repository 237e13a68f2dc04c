import { Download, Upload } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import type { UserInfo } from '#contracts/users.ts'
import { PRODUCT_NAME } from '#core/product.ts'
import { fill, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { countOf, keepHere, kept, localNow, readKept, type KeptRefusal, type Local } from '#stores/kept-file.ts'
import { localDay } from '#stores/local-day.ts'
import { Button } from '#ui/Button.tsx'
import { useLoaded } from '#ui/use-loaded.ts'
import { Fold } from '../profile/Fold.tsx'
import { saveFile } from '../profile/save-file.ts'
import { Choices } from './Choices.tsx'
import { loadKeepWords, type KeepWords } from './words/index.ts'

/** `account`: the signed-in player's record; the file is then saved from the account and restored into it. */
type Props = { locale: Locale; account?: UserInfo }

/** Card that saves the progress as a file and restores it. */
export default function KeepOwn({ locale, account }: Props) {
  const { loaded: t } = useLoaded(useCallback(() => loadKeepWords(locale), [locale]))
  return t && <Card locale={locale} t={t} account={account} />
}

type Said = { text: string; undo?: () => void }

function Card({ locale, t, account }: { locale: Locale; t: KeepWords; account: UserInfo | undefined }) {
  const [chosen, setChosen] = useState<{ file: Local; here: Local } | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const bring = useRef<HTMLButtonElement>(null)
  const say = (key: `refused-${KeptRefusal | 'full'}`) => setSaid({ text: t[key] })
  const figures = (local: Local) => ({
    results: plural(locale, t.results, countOf(local)),
    points: plural(locale, t.points, local.points),
  })

  function save() {
    const own = account ? ofAccount(account) : localNow()
    if (countOf(own) === 0 && own.points === 0) return setSaid({ text: t.nothing })
    saveFile(new Blob([kept(own)], { type: 'application/json' }), `${PRODUCT_NAME.toLowerCase()}-${localDay()}.json`)
  }

  async function choose(picked: File | undefined) {
    if (!picked) return
    const read = await readKept(picked).catch(() => 'not-json' as const)
    if (typeof read === 'string') return say(`refused-${read}`)
    setSaid(null)
    setChosen({ file: read, here: localNow() })
  }

  function close() {
    setChosen(null)
    bring.current?.focus()
  }

  function take(next: Local) {
    const undo = keepHere(next)
    close()
    if (!undo) return say('refused-full')
    if (account) return void handOver()
    setSaid({ text: fill(t.done, figures(next)), undo })
  }

  async function handOver() {
    const { refreshAccount } = await import('#stores/account.ts')
    await refreshAccount()
    setSaid({ text: t.sent })
  }

  function undo() {
    said?.undo?.()
    setSaid({ text: t.undone })
    bring.current?.focus()
  }

  const parts = (
    <>
      <p className="sm muted">{t.text}</p>
      <div className="stack">
        <Button onClick={save}>
          <Download className="i i-s" aria-hidden="true" />
          {t.save}
        </Button>
        <Button ref={bring} aria-expanded={chosen !== null} onClick={() => input.current?.click()}>
          <Upload className="i i-s" aria-hidden="true" />
          {t.bring}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={t.bring}
        hidden
        onChange={({ target }) => {
          void choose(target.files?.[0])
          // Allows the same file to be chosen again.
          target.value = ''
        }}
      />
      {chosen && (
        <Choices t={t} {...chosen} isAccount={account !== undefined} figures={figures} onTake={take} onCancel={close} />
      )}
      <div role="status" className="row between">
        {said && <p className="sm">{said.text}</p>}
        {said?.undo && (
          <Button size="small" onClick={undo}>
            {t.undo}
          </Button>
        )}
      </div>
    </>
  )
  if (!account) {
    return (
      <section aria-label={t.title}>
        <Fold icon={Download} title={t.title}>
          <div className="stack">{parts}</div>
        </Fold>
      </section>
    )
  }
  return (
    <section className="card stack" aria-labelledby="keep-own">
      <h2 id="keep-own">{t.title}</h2>
      {parts}
    </section>
  )
}

const ofAccount = ({ points, statistics, preferences }: UserInfo): Local => ({
  points,
  statistics,
  preferences,
  progressId: null,
})
