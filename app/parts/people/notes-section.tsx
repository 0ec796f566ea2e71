import type { FieldMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { Note } from '~/domain/people/people.server'
import { ActionForm, SubmitButton, TokenField } from '~/forms/action-form'
import { Form } from '~/http/page'
import { formatDateTime } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { Button } from '~/ui/button'
import { fieldProps, TextArea } from '~/ui/field'
import { RecordSection } from '~/ui/record-page'
import { VisuallyHidden } from '~/ui/visually-hidden'

type NotesSectionProps = {
  form: object
  fields: { text: FieldMetadata<unknown> }
  te: (key: string) => string
  notes: Note[]
  /** Whom a note is about, where that is not the same for all. */
  nameOf?: (userId: number) => string
  /** False for the admin's own profile and for an erased user. */
  mayWrite: boolean
  /** What the form asks before the words. */
  children?: ReactNode
}

/** The team's internal notes about a person or a pair, newest first, and a form for one more. */
export function NotesSection({ notes, nameOf, mayWrite, form, fields, te, children }: NotesSectionProps) {
  const { t } = useTranslation('people')
  return (
    <RecordSection id="notes" title={t('notes.title')}>
      <p className="mb-4 max-w-read text-muted">{t('notes.lead')}</p>
      {mayWrite && (
        <ActionForm form={form} className="mb-6 grid max-w-read gap-4 *:min-w-0">
          <input type="hidden" name="intent" value="note" />
          {children}
          <TextArea {...fieldProps(fields.text, te)} label={t('notes.text')} rows={3} />
          <SubmitButton variant="secondary" pending="saving">
            {t('notes.submit')}
          </SubmitButton>
        </ActionForm>
      )}
      {notes.length === 0 ? (
        <p className="text-muted">{t('notes.empty')}</p>
      ) : (
        <ul className="grid max-w-read gap-4">
          {notes.map((note) => (
            <NoteItem
              key={note.id}
              note={note}
              name={nameOf?.(note.aboutUserId)}
              mayDelete={mayWrite && note.deletable}
            />
          ))}
        </ul>
      )}
    </RecordSection>
  )
}

type NoteItemProps = { note: Note; name: string | undefined; mayDelete: boolean }

function NoteItem({ note, name, mayDelete }: NoteItemProps) {
  const { t, language } = useTranslation('people')
  const when = formatDateTime(language, note.writtenAt)
  return (
    <li className="rounded-leaf border border-line bg-card p-4">
      <p className="text-sm text-muted">
        <time dateTime={note.writtenAt.toISOString()}>{when}</time> · {note.writtenBy}
        {name && ` · ${t('notes.about', { name })}`}
      </p>
      <p lang={langOfWords(note.text)} className="mt-1 whitespace-pre-line wrap-anywhere">
        {note.text}
      </p>
      {mayDelete && (
        <Form method="post" className="no-print mt-2">
          <TokenField />
          <input type="hidden" name="intent" value="deleteNote" />
          <input type="hidden" name="noteId" value={note.id} />
          <Button variant="quiet" className="-ml-3" pendingLabel={t('common:form.oneMoment')}>
            {t('notes.delete')}
            <VisuallyHidden> {when}</VisuallyHidden>
          </Button>
        </Form>
      )}
    </li>
  )
}
