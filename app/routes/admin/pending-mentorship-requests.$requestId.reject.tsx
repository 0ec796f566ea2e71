import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import { namesOf } from '~/domain/lookups/lookups.server'
import { findAdminRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { newsOfAnswer } from '~/parts/mentorship-requests/news-of-answer.server'
import { outcomeOf } from '~/domain/mentorship-requests/outcome'
import { RejectRequest } from '~/domain/mentorship-requests/schema'
import { FormErrors, useActionForm } from '~/http/action-form'
import { returnTo, useBackTo } from '~/http/return-to'
import { getLanguage } from '~/http/language.server'
import { AnswerDeadline } from '~/parts/mentorship-requests/answer-deadline'
import { ClosedRequest } from '~/parts/mentorship-requests/closed-request'
import { Exchange } from '~/parts/mentorship-requests/exchange'
import { RejectionForm } from '~/parts/mentorship-requests/rejection-form'
import { RequestFacts } from '~/parts/mentorship-requests/request-facts'
import { RequestWords } from '~/parts/mentorship-requests/request-words'
import { Banner } from '~/ui/banner'
import { ConfirmationPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('admin:reject.title') }

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
  return submit(args, RejectRequest, async (rejection) => {
    await acts.rejectMentorshipRequest(viewer, { requestId: id, ...rejection })
    return redirect(returnTo(args.request, queue), await newsOfAnswer(viewer, id))
  })
}

export default function RejectForMentorPage() {
  const { request, topic, now } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const rejection = useActionForm(RejectRequest, { id: 'reject' })
  const back = useBackTo(queue, t('requests.title'))
  const outcome = outcomeOf(request, now)
  const counts = { count: request.rejections }
  // After an error the form and its values stay; only a new visit shows that the request is closed.
  if (outcome && rejection.form.status !== 'error')
    return <ClosedRequest side="admin" {...{ outcome, back }} />
  return (
    <ConfirmationPage
      title={t('reject.title')}
      lead={t('reject.lead')}
      back={back}
      errors={<FormErrors form={rejection.form} />}
      form={<RejectionForm {...rejection} side="admin" />}
      cancel={{ to: back.to, label: t('reject.cancel') }}
    >
      {outcome === null && <AnswerDeadline {...request} now={now} />}
      <RequestFacts request={request} />
      <RequestWords {...request} topic={topic} />
      <Exchange side="admin" {...request} open={outcome === null} />
      <Banner>{t(request.rejections > 0 ? 'reject.counts' : 'reject.countsNone', counts)}</Banner>
    </ConfirmationPage>
  )
}
