import { useTranslation } from '~/i18n/use-translation'
import { ConfirmAct, ConfirmErrors } from '~/parts/accounts/confirm-act'
import * as acts from '~/db/acts.server'
import { namesOf } from '~/domain/lookups/lookups.server'
import { findAdminRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { newsOfAnswer } from '~/parts/mentorship-requests/news-of-answer.server'
import { outcomeOf } from '~/domain/mentorship-requests/outcome'
import { Confirm } from '~/domain/values'
import { returnTo, useBackTo } from '~/http/return-to'
import { getLanguage } from '~/http/language.server'
import { AnswerDeadline } from '~/parts/mentorship-requests/answer-deadline'
import { ApprovalEffects } from '~/parts/mentorship-requests/approval-effects'
import { ClosedRequest } from '~/parts/mentorship-requests/closed-request'
import { Exchange } from '~/parts/mentorship-requests/exchange'
import { RequestFacts } from '~/parts/mentorship-requests/request-facts'
import { RequestWords } from '~/parts/mentorship-requests/request-words'

export const handle: Handle = { title: (t) => t('admin:approve.title') }

const queue = '/admin/pending-mentorship-requests'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const request = or404(await findAdminRequest(viewer, idParameter(args.params.requestId)))
  const topicName = await namesOf('support_topics', await getLanguage(args))
  return { request, topic: topicName(request.fieldOfInterestId), now: new Date() }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.requestId)
  return submit(args, Confirm, async () => {
    await acts.approveMentorshipRequest(viewer, { requestId: id })
    return redirect(returnTo(args.request, queue), await newsOfAnswer(viewer, id))
  })
}

export default function ApproveForMentorPage() {
  const { request, topic, now } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const back = useBackTo(queue, t('requests.title'))
  const errors = <ConfirmErrors id="approve" />
  const outcome = outcomeOf(request, now)
  if (outcome) return <ClosedRequest side="admin" {...{ outcome, back, errors }} />
  return (
    <ConfirmAct
      id="approve"
      title={t('approve.title')}
      lead={t('approve.lead')}
      back={back}
      submit={t('mentor:approve.title')}
      icon="check"
      keep={t('reject.cancel')}
    >
      <AnswerDeadline {...request} now={now} />
      <RequestFacts request={request} />
      <RequestWords {...request} topic={topic} />
      <Exchange side="admin" {...request} open={outcome === null} />
      <ApprovalEffects side="admin" others={request.otherPending} />
    </ConfirmAct>
  )
}
