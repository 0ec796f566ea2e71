import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { namesOf } from '~/domain/lookups/lookups.server'
import { AnsweredRequests } from '~/domain/mentorship-requests/answered-requests'
import { countRejections, listRequests } from '~/domain/mentorship-requests/mentorship-requests.server'
import { RejectionsInWindow } from '~/domain/mentorship-requests/rejections-in-window'
import { WaitingRequests } from '~/domain/mentorship-requests/waiting-requests'
import { ClosingPanel, closingOf } from '~/domain/mentorships/closing-panel'
import { CurrentMentee } from '~/domain/mentorships/current-mentee'
import { isAnswered, listOwnFeedback } from '~/domain/mentorships/feedback.server'
import { MentorNextStep } from '~/domain/mentorships/mentor-next-step'
import { listMentorships } from '~/domain/mentorships/mentorships.server'
import { PreviousMentees } from '~/domain/mentorships/previous-mentees'
import { listSessions } from '~/domain/mentorships/sessions.server'
import type { Handle } from '~/http/handle'
import { requireMentor } from '~/http/viewer.server'
import { getLanguage } from '~/i18n/i18n.server'
import { PageHeader } from '~/ui/page-header'
import { RecordSection } from '~/ui/record-page'

export const handle: Handle = { i18n: ['mentor'], title: (t) => t('mentor:mentorships.title') }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireMentor(args)
  const [requests, mentorships, answers, rejections, topicName] = await Promise.all([
    listRequests(viewer),
    listMentorships(viewer),
    listOwnFeedback(viewer),
    countRejections(viewer),
    namesOf('support_topics', await getLanguage(args.request)),
  ])
  const current = mentorships.find(({ status }) => status === 'running')
  const sessions = current ? await listSessions(viewer, current.id) : []
  const received = requests.map((request) => ({ ...request, topic: topicName(request.fieldOfInterestId) }))
  const { mentorId, mentorStatus } = viewer
  const last = closingOf(mentorships, new Date())
  const closing = last && { mentorship: last, answered: isAnswered(answers, last.id) }
  return { closing, mentorId, mentorStatus, received, mentorships, sessions, rejections, now: new Date() }
}

export default function MentorMentorshipsPage() {
  const { closing, received, mentorships, sessions, rejections, mentorId, mentorStatus, now } =
    useLoaderData<typeof loader>()
  const { t } = useTranslation('mentor')
  const current = mentorships.find(({ status }) => status === 'running')
  const pending = received
    .filter(({ status }) => status === 'pending')
    .sort((one, other) => one.answerDueAt.getTime() - other.answerDueAt.getTime() || one.id - other.id)
  const active = mentorStatus === 'active'
  return (
    <>
      <PageHeader title={t('mentorships.title')} />
      <div className="grid gap-10">
        {closing && !closing.answered && <ClosingPanel side="mentor" {...closing} />}
        <MentorNextStep {...{ active, pending, current, now }} />
        <WaitingRequests {...{ active, pending, now, mentorId }} inMentorship={current !== undefined} />
        {current && (
          <RecordSection title={t('current.title')}>
            <CurrentMentee mentorship={current} sessions={sessions} />
          </RecordSection>
        )}
        <RejectionsInWindow count={rejections} />
        <PreviousMentees mentorships={mentorships.filter((mentorship) => mentorship !== current)} />
        <AnsweredRequests requests={received.filter(({ status }) => status !== 'pending')} />
      </div>
    </>
  )
}
