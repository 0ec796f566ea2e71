import { useTranslation } from '~/i18n/use-translation'
import { ConfirmAct } from '~/parts/accounts/confirm-act'
import * as acts from '~/db/acts.server'
import { findAdminMentorship } from '~/domain/mentorships/mentorships.server'
import { listAdminSessions } from '~/domain/mentorships/sessions.server'
import { Confirm } from '~/domain/values'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { keepingReturn, returnTo, useReturnTo } from '~/http/return-to'
import { formatLongDate } from '~/i18n/format'
import { MenteeLink, MentorLink } from '~/parts/people/person-link'
import { SummaryList } from '~/ui/summary-list'

export const handle: Handle = { title: (t) => t('admin:sessions.removeTitle') }

const queue = '/admin/mentorships'
const sessionsOf = (id: number, back: string) => keepingReturn(`${queue}/${id}/sessions`, back)

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorshipId)
  const sessionId = idParameter(args.params.sessionId)
  const [mentorship, sessions] = await Promise.all([
    findAdminMentorship(viewer, id),
    listAdminSessions(viewer, id),
  ])
  const session = sessions.find((each) => each.id === sessionId)
  if (!mentorship) throw notFound()
  // The session may be removed already; the list shows that.
  if (!session) throw redirect(sessionsOf(id, returnTo(args.request, queue)))
  return { mentorship, session }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorshipId)
  const sessionId = idParameter(args.params.sessionId)
  return submit(args, Confirm, async () => {
    await acts.removeSession(viewer, { sessionId })
    const list = sessionsOf(id, returnTo(args.request, queue))
    return redirect(list, 'sessionRemoved')
  })
}

export default function RemoveSessionPage() {
  const { mentorship, session } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('admin')
  const back = { to: sessionsOf(mentorship.id, useReturnTo(queue)), label: t('sessions.title') }
  return (
    <ConfirmAct
      id="remove"
      title={t('sessions.removeTitle')}
      lead={t('sessions.removeLead')}
      back={back}
      submit={t('sessions.removeSubmit')}
      variant="danger"
      keep={t('sessions.keep')}
    >
      <SummaryList
        rows={[
          {
            label: t('common:facts.mentee'),
            value: <MenteeLink id={mentorship.menteeId} name={mentorship.menteeName} />,
          },
          {
            label: t('common:facts.mentor'),
            value: <MentorLink id={mentorship.mentorId} name={mentorship.mentorName} />,
          },
          { label: t('sessions.heldOn'), value: formatLongDate(language, session.heldOn) },
          { label: t('sessions.enteredBy'), value: session.entererName },
        ]}
      />
    </ConfirmAct>
  )
}
