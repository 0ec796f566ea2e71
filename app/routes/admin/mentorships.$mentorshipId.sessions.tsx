import { randomUUID } from 'node:crypto'
import { useTranslation } from '~/i18n/use-translation'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { AdminSessionsTable } from '~/parts/mentorships/admin-sessions-table'
import { FeedbackList } from '~/parts/mentorships/feedback-list'
import { listFeedback } from '~/domain/mentorships/feedback.server'
import { MentorshipFacts } from '~/parts/mentorships/mentorship-facts'
import { findAdminMentorship } from '~/domain/mentorships/mentorships.server'
import { AddSession } from '~/domain/mentorships/session-schema'
import { findProposal } from '~/domain/mentorships/proposals.server'
import { SessionFields, useSessionLabels } from '~/parts/mentorships/session-fields'
import { addSession, listAdminSessions } from '~/domain/mentorships/sessions.server'
import { ActionForm, FormErrors, useActionForm } from '~/forms/action-form'
import { keepingReturn, returnTo, useBackTo } from '~/http/return-to'
import { athensDay } from '~/i18n/format'
import { EmptyState } from '~/ui/empty-state'
import { PlannedSessions } from '~/parts/mentorships/planned-sessions/planned-sessions'
import { PageHeader } from '~/ui/page-header'
import { RecordSection } from '~/ui/record-page'

export const handle: Handle = { title: (t) => t('admin:sessions.title') }

const queue = '/admin/mentorships'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorshipId)
  const [mentorship, sessions, feedback, proposal] = await Promise.all([
    findAdminMentorship(viewer, id),
    listAdminSessions(viewer, id),
    listFeedback(viewer, id),
    findProposal(viewer, id),
  ])
  if (!mentorship) throw notFound()
  return { mentorship, sessions, feedback, proposal, formKey: randomUUID(), now: new Date() }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorshipId)
  return submit(args, AddSession, async (session) => {
    await addSession(viewer, id, session)
    const here = keepingReturn(`/admin/mentorships/${id}/sessions`, returnTo(args.request, queue))
    return redirect(here, 'sessionAdded')
  })
}

export default function SessionsPage() {
  const { mentorship, sessions, feedback, proposal, formKey, now } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const add = useActionForm(AddSession, { id: 'session' })
  const heldOn = t('sessions.heldOn')
  const labels = { ...useSessionLabels(), heldOn }
  const back = useBackTo(queue, t('common:shell.admin.mentorships'))
  const running = mentorship.status === 'running'
  // What was held is entered after a pause or the end too, until the part is paid back.
  const open = running || !mentorship.paidBack
  const lastDay = athensDay(mentorship.endedAt ?? now)
  const past = sessions.filter(({ status }) => status !== 'planned')
  return (
    <>
      <div className="mb-8 empty:hidden">
        <FormErrors form={add.form} labels={labels} />
      </div>
      <PageHeader title={t('sessions.title')} back={back} />
      <div className="grid gap-10">
        <div className="max-w-read">
          <MentorshipFacts mentorship={mentorship} />
        </div>
        {(running || (open && sessions.length > past.length)) && (
          <RecordSection title={t('mentor:planning.title')}>
            <PlannedSessions
              side="admin"
              mentorship={{ ...mentorship, countries: [] }}
              {...{ sessions, proposal, now, back: back.to }}
            />
          </RecordSection>
        )}
        <RecordSection title={t('sessions.list')}>
          {past.length > 0 ? (
            <AdminSessionsTable mentorshipId={mentorship.id} sessions={past} open={open} back={back.to} />
          ) : (
            <EmptyState title={t('sessions.none')} level={3} />
          )}
        </RecordSection>
        {open ? (
          <RecordSection title={t('sessions.add')}>
            <ActionForm key={sessions.length} form={add.form} className="grid max-w-read gap-5">
              <SessionFields
                {...add}
                formKey={formKey}
                from={athensDay(mentorship.startedAt)}
                lastDay={lastDay}
                ended={lastDay < athensDay(now)}
                noteHint={t('sessions.noteHint')}
                heldOnLabel={heldOn}
              />
            </ActionForm>
          </RecordSection>
        ) : (
          <p className="max-w-read text-muted">{t('sessions.paidBack')}</p>
        )}
        <RecordSection title={t('feedback.title')}>
          <FeedbackList feedback={feedback} />
        </RecordSection>
      </div>
    </>
  )
}
