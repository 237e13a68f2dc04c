import { useCallback } from 'react'
import type { Messages } from '#i18n/messages/index.ts'
import { Button } from '#ui/Button.tsx'
import { playIntent } from '#ui/intent.ts'
import { Problem } from '#ui/Problem.tsx'
import { useLoaded } from '#ui/use-loaded.ts'
import { FootballerField } from './Footballer.tsx'
import { PictureChoice } from './PictureChoice.tsx'
import { useDraft, type DraftForm } from './use-draft.ts'
import { useDrop } from './use-drop.ts'
import type { Speech } from './words.ts'

type Props = Speech & { account: string; search: Messages<'search'>; packUrl: string }

/** Form: footballer, picture, rights. */
export function SendForm({ account, search, packUrl, ...speech }: Props) {
  const { t, locale } = speech
  const form = useDraft(account, speech)
  const { draft, change, busy, problemAt, refOf } = form
  const problem = problemAt('sending')
  // The whole card is the drop target, because a file dropped outside would replace the page.
  const { over, ...dropping } = useDrop(form.choose)
  return (
    <section className="card stack-l sends" data-over={over || undefined} {...dropping}>
      <h2>{t.sendTitle}</h2>
      <FootballerField
        locale={locale}
        t={t}
        search={search}
        players={usePlayers(packUrl)}
        chosen={draft.player}
        onChoose={(player) => change({ player })}
        problem={problemAt('player')}
        boxRef={refOf('player')}
      />
      <form
        noValidate
        className="stack-l"
        onSubmit={(event) => {
          event.preventDefault()
          void form.send()
        }}
      >
        <PictureChoice t={t} form={form} />
        <Rights t={t} form={form} />
        {problem && <Problem id="sending-problem" text={problem} />}
        <Button ref={refOf('sending')} type="submit" look="primary" size="large" busy={busy}>
          {busy ? t.sending : t.send}
        </Button>
      </form>
    </section>
  )
}

function Rights({ t, form: { draft, change, problemAt, refOf } }: Pick<Speech, 't'> & { form: DraftForm }) {
  const problem = problemAt('rights')
  return (
    <div ref={refOf('rights')} className="stack">
      <label className="rights">
        <input
          type="checkbox"
          checked={draft.rights}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'rights-problem' : undefined}
          onChange={(event) => change({ rights: event.target.checked })}
        />
        {t.rights}
      </label>
      {problem && <Problem id="rights-problem" text={problem} />}
    </div>
  )
}

/** Loads the search's players at the first interaction with the form. */
function usePlayers(url: string) {
  const load = useCallback(async () => {
    await playIntent()
    return (await import('#stores/open-pack.ts')).loadPack(url)
  }, [url])
  const { loaded, ...state } = useLoaded(load)
  return { pack: loaded, ...state }
}
