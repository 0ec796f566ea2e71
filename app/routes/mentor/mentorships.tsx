import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { namesOf } from '~/domain/lookups/lookups.server'
import { countRejections, listRequests } from '~/domain/mentorship-requests/mentorship-requests.server'
import { isAnswered, listOwnFeedback } from '~/domain/mentorships/feedback.server'
import { listMentorships } from '~/domain/mentorships/mentorships.server'
import { listSessions } from '~/domain/mentorships/sessions.server'
import type { Handle } from '~/http/handle'
import { requireMentor } from '~/http/viewer.server'
import { getLanguage } from '~/i18n/i18n.server'
import { RejectionsInWindow } from '~/parts/mentorship-requests/rejections-in-window'
import { ClosingPanel } from '~/parts/mentorships/closing-panel'
import { closingOf } from '~/domain/mentorships/closing'
import { PageHeader } from '~/ui/page-header'
import { RecordSection } from '~/ui/record-page'
import { AnsweredRequests } from './mentorships/answered-requests'
import { CurrentMentee } from './mentorships/current-mentee'
import { MentorNextStep } from './mentorships/mentor-next-step'
import { PreviousMentees } from './mentorships/previous-mentees'
import { WaitingRequests } from './mentorships/waiting-requests'

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
