import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { FoundApplication } from '~/domain/applications/admin-applications.server'
import type { AnswerNames } from '~/domain/applications/shown-answers.server'
import { steps } from '~/domain/applications/steps'
import type { Note } from '~/domain/people/people.server'
import type { WriteNote } from '~/domain/people/schema'
import type { useActionForm } from '~/forms/action-form'
import { useActLink } from '~/http/return-to'
import { formatLongDate } from '~/i18n/format'
import { EmailOfLink } from '~/parts/accounts/email-of-link'
import { ApplicationAnswers, useAnswerLabel } from '~/parts/applications/application-answers'
import { photoPath } from '~/domain/photos/photo-path'
import { Avatar } from '~/ui/avatar'
import { NotesSection } from '~/parts/people/notes-section'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { Card } from '~/ui/card'
import { RecordPage } from '~/ui/record-page'
import { StatusTag } from '~/ui/status-tag'
import { ApplicationChecks } from './application-checks'
import { DecisionForm, type DecisionFormProps } from './decision-form'

const statusKeys = {
  new: 'new',
  awaiting_response: 'awaitingResponse',
  active: 'active',
  inactive: 'inactive',
  rejected: 'rejected',
} as const
const tones = {
  new: 'info',
  awaiting_response: 'warning',
  active: 'success',
  inactive: 'neutral',
  rejected: 'danger',
} as const

type ApplicationRecordProps = {
  application: FoundApplication
  names: AnswerNames
  automatic: DecisionFormProps['automatic']
  decision: Omit<DecisionFormProps, 'automatic' | 'experienceMissing' | 'asked'>
  /** Where it stands among those that wait, and the one after it. */
  place: { number: number; of: number; next: number } | null
  notes: Note[]
  note: ReturnType<typeof useActionForm<typeof WriteNote>>
  errors: ReactNode
  /** The page from which the application was opened. */
  back: { to: string; label: string }
}

/** A whole application: the applicant, the checks, the answers, the decision. */
export function ApplicationRecord({
  application,
  names,
  automatic,
  decision,
  place,
  notes,
  note,
  errors,
  back,
}: ApplicationRecordProps) {
  const { t, language } = useTranslation('admin')
  const { status, statusMessage, appliedAt, photoId } = application
  const name = `${application.name} ${application.surname}`
  const label = useAnswerLabel('team')
  const actLink = useActLink()
  const open = (status === 'new' || status === 'awaiting_response') && !application.own
  return (
    <>
      {errors && <div className="mb-8 empty:hidden">{errors}</div>}
      <RecordPage
        title={name}
        back={back}
        picture={<Avatar name={name} src={photoPath(photoId, 'small')} size="lg" loading="eager" />}
        tag={<StatusTag tone={tones[status]} label={t(`common:status.mentor.${statusKeys[status]}`)} />}
        facts={[
          t('applications.appliedOn', { when: formatLongDate(language, appliedAt) }),
          application.title,
          place && t('applications.place', { number: place.number, of: place.of }),
        ].filter(Boolean)}
        contents={{
          label: t('common:shell.onThisPage'),
          sections: [
            ...steps
              .filter((step) => step !== 'check')
              .map((step) => ({ id: step, title: label(`${step}.title`) })),
            { id: 'notes', title: t('people:notes.title') },
            open && { id: 'decide', title: t('applications.decide.title') },
          ],
        }}
        decision={
          open && (
            <Card title={t('applications.decide.title')} id="decide">
              <DecisionForm
                {...decision}
                automatic={automatic}
                experienceMissing={application.experience === 'missing'}
                asked={status === 'awaiting_response'}
              />
              {place && place.of > 1 && (
                <LinkButton to={actLink(`/admin/pending-applications/${place.next}`)} variant="quiet">
                  {t('applications.later')}
                </LinkButton>
              )}
            </Card>
          )
        }
      >
        <ApplicationChecks application={application} />
        {statusMessage && (
          <Card title={t('applications.lastMessage')}>
            <p className="whitespace-pre-line">{statusMessage}</p>
          </Card>
        )}
        {!application.own && (
          <p>
            <EmailOfLink userId={application.userId} name={name} />
          </p>
        )}
        <ApplicationAnswers
          reader="team"
          answers={application}
          names={names}
          photo={photoPath(photoId, 'large') ?? null}
        />
        <NotesSection key={note.form.id} {...note} notes={notes} mayWrite={!application.own} />
        {!open && <Banner>{t(application.own ? 'applications.own' : 'applications.decided')}</Banner>}
      </RecordPage>
    </>
  )
}
