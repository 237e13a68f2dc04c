import { FolderOpen, Link2 } from 'lucide-react'
import { FILE_TYPES } from '#contracts/submission-words.ts'
import { Field } from '#ui/Field.tsx'
import { Problem } from '#ui/Problem.tsx'
import { Frame } from './Frame.tsx'
import type { DraftForm } from './use-draft.ts'
import type { Speech } from './words.ts'

type Props = Pick<Speech, 't'> & { form: DraftForm }

/** Picture as a file (button or drop) or a link, with its preview. */
export function PictureChoice({ t, form }: Props) {
  const { draft, onBroken, change } = form
  return (
    <div className="picture">
      <Frame t={t} file={draft.kind === 'file' ? draft.file : null} onBroken={onBroken} />
      <div className="stack">
        <fieldset className="kinds">
          <legend>{t.how}</legend>
          <span className="seg">
            {FILE_TYPES.map((kind) => (
              <label key={kind}>
                <input
                  className="vh"
                  type="radio"
                  name="kind"
                  checked={draft.kind === kind}
                  onChange={() => change({ kind })}
                />
                {t[`kind-${kind}`]}
              </label>
            ))}
          </span>
        </fieldset>
        {draft.kind === 'file' ? <FileInput t={t} form={form} /> : <LinkInput t={t} form={form} />}
      </div>
    </div>
  )
}

function FileInput({ t, form: { draft, choose, problemAt, refOf } }: Props) {
  const problem = problemAt('file')
  return (
    <div ref={refOf('file')} className="stack">
      <p className="row wrap">
        <label className="btn file">
          <input
            className="vh"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-describedby={problem ? 'file-problem' : 'file-hint'}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              // Allows the same file to be chosen again after a refusal.
              currentTarget.value = ''
              if (file) choose(file)
            }}
          />
          <FolderOpen className="i" aria-hidden="true" />
          {draft.file ? t.otherFile : t.chooseFile}
        </label>
        <span className="sm muted only-l">{t.dropHere}</span>
      </p>
      {draft.file && <p className="sm b address">{draft.file.name}</p>}
      <p id="file-hint" className="xs muted">
        {t.fileHint}
      </p>
      {problem && <Problem id="file-problem" text={problem} />}
    </div>
  )
}

function LinkInput({ t, form: { draft, change, problemAt, refOf } }: Props) {
  return (
    <div ref={refOf('link')}>
      <Field
        label={t.linkLabel}
        hint={t.linkHint}
        icon={Link2}
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
        value={draft.link}
        error={problemAt('link') ?? undefined}
        onChange={(event) => change({ link: event.target.value })}
      />
    </div>
  )
}
