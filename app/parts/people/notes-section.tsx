import type { FieldMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { FollowedUp } from '~/domain/follow-ups/follow-ups.server'
import type { Note } from '~/domain/people/people.server'
import { callOutcomes } from '~/domain/people/schema'
import { ActionForm, SubmitButton, TokenField } from '~/forms/action-form'
import { Form } from '~/http/page'
import { formatDateTime, formatLongDate } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { LookAgainField } from '~/parts/follow-ups/look-again-field'
import { Button } from '~/ui/button'
import { fieldProps, SelectField, TextArea } from '~/ui/field'
import { RecordSection } from '~/ui/record-page'
import { VisuallyHidden } from '~/ui/visually-hidden'

type NotesSectionProps = {
  form: object
  fields: Record<'text' | 'call' | 'lookAgain', FieldMetadata<unknown>>
  te: (key: string) => string
  notes: Note[]
  /** What the team did about a trouble stands among the notes. */
  followUps?: FollowedUp[]
  /** Whom a note is about, where that is not the same for all. */
  nameOf?: (userId: number) => string
  /** False for the admin's own profile and for an erased user. */
  mayWrite: boolean
  /** What the form asks before the words. */
  children?: ReactNode
}

/** What the fields of a note are called in the list of errors. */
export function useNoteLabels() {
  const { t } = useTranslation('people')
  return { text: t('notes.text'), call: t('notes.call'), lookAgain: t('records:followUp.lookAgain') }
}

/** The team's notes and calls about a person or a pair, newest first, and a form for one more. */
export function NotesSection(props: NotesSectionProps) {
  const { notes, followUps = [], nameOf, mayWrite, form, fields, te, children } = props
  const { t } = useTranslation('people')
  const lines = [
    ...notes.map((note) => ({
      at: note.writtenAt,
      line: (
        <NoteItem
          key={note.id}
          note={note}
          name={nameOf?.(note.aboutUserId)}
          mayDelete={mayWrite && note.deletable}
        />
      ),
    })),
    ...followUps.map((one) => ({ at: one.at, line: <FollowUpItem key={`trouble-${one.id}`} {...one} /> })),
  ].sort((one, other) => other.at.getTime() - one.at.getTime())
  return (
    <RecordSection id="notes" title={t('notes.title')}>
      <p className="mb-4 max-w-read text-muted">{t('notes.lead')}</p>
      {mayWrite && (
        <ActionForm form={form} className="mb-6 grid max-w-read gap-4 *:min-w-0">
          <input type="hidden" name="intent" value="note" />
          {children}
          <TextArea {...fieldProps(fields.text, te)} label={t('notes.text')} rows={3} />
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              {...fieldProps(fields.call, te)}
              label={t('notes.call')}
              options={[
                { value: '', label: t('notes.noCall') },
                ...callOutcomes.map((outcome) => ({ value: outcome, label: t(`notes.calls.${outcome}`) })),
              ]}
            />
            <LookAgainField field={fields.lookAgain} te={te} never={t('notes.notAgain')} />
          </div>
          <SubmitButton variant="secondary" pending="saving">
            {t('notes.submit')}
          </SubmitButton>
        </ActionForm>
      )}
      {lines.length === 0 ? (
        <p className="text-muted">{t('notes.empty')}</p>
      ) : (
        <ul className="grid max-w-read gap-4">{lines.map(({ line }) => line)}</ul>
      )}
    </RecordSection>
  )
}

type NoteItemProps = { note: Note; name: string | undefined; mayDelete: boolean }

function NoteItem({ note, name, mayDelete }: NoteItemProps) {
  const { t, language } = useTranslation('people')
  const { id, writtenAt, writtenBy, call, text, lookAgainOn } = note
  return (
    <Line
      at={writtenAt}
      by={name ? `${writtenBy} · ${t('notes.about', { name })}` : writtenBy}
      what={call && t(`notes.calls.${call}`)}
      {...{ text, lookAgainOn }}
    >
      {mayDelete && (
        <Form method="post" className="no-print mt-2">
          <TokenField />
          <input type="hidden" name="intent" value="deleteNote" />
          <input type="hidden" name="noteId" value={id} />
          <Button variant="quiet" className="-ml-3" pendingLabel={t('common:form.oneMoment')}>
            {t('notes.delete')}
            <VisuallyHidden> {formatDateTime(language, writtenAt)}</VisuallyHidden>
          </Button>
        </Form>
      )}
    </Line>
  )
}

function FollowUpItem({ at, by, trouble, settled, note, lookAgainOn }: FollowedUp) {
  const { t } = useTranslation('records')
  const what = t(settled ? 'followUp.wasSettled' : 'followUp.wasTaken', {
    trouble: t(`followUp.troubles.${trouble}`),
  })
  return <Line {...{ at, by, what, lookAgainOn }} text={note} />
}

type LineProps = {
  at: Date
  by: string
  what: string | null
  text: string | null
  lookAgainOn: string | null
  children?: ReactNode
}

function Line({ at, by, what, text, lookAgainOn, children }: LineProps) {
  const { t, language } = useTranslation('records')
  return (
    <li className="rounded-leaf border border-line bg-card p-4">
      <p className="text-sm text-muted">
        <time dateTime={at.toISOString()}>{formatDateTime(language, at)}</time> · {by}
      </p>
      {what && <p className="font-medium">{what}</p>}
      {text && (
        <p lang={langOfWords(text)} className="mt-1 whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      {lookAgainOn && (
        <p className="mt-1 text-sm text-muted">
          {t('followUp.again', { when: formatLongDate(language, lookAgainOn) })}
        </p>
      )}
      {children}
    </li>
  )
}
