import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { namesOf } from '~/domain/lookups/lookups.server'
import {
  countRejections,
  findRequest,
  rejectRequest,
} from '~/domain/mentorship-requests/mentorship-requests.server'
import { outcomeOf } from '~/domain/mentorship-requests/outcome'
import { RejectRequest } from '~/domain/mentorship-requests/schema'
import { FormErrors, useActionForm } from '~/http/action-form'
import { flash } from '~/http/flash.server'
import type { Handle } from '~/http/handle'
import { idParameter, notFound, submit } from '~/http/submit.server'
import { requireMentor } from '~/http/viewer.server'
import { getLanguage } from '~/i18n/i18n.server'
import { AnswerDeadline } from '~/parts/mentorship-requests/answer-deadline'
import { ClosedRequest } from '~/parts/mentorship-requests/closed-request'
import { RejectionForm } from '~/parts/mentorship-requests/rejection-form'
import { RejectionsInWindow } from '~/parts/mentorship-requests/rejections-in-window'
import { RequestWords } from '~/parts/mentorship-requests/request-words'
import { ConfirmationPage } from '~/ui/confirmation-page'

export const handle: Handle = { i18n: ['mentor'], title: (t) => t('mentor:reject.title') }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireMentor(args)
  const [request, rejections] = await Promise.all([
    findRequest(viewer, idParameter(args.params.requestId)),
    countRejections(viewer),
  ])
  if (!request) throw notFound()
  const topicName = await namesOf('support_topics', await getLanguage(args.request))
  return { request, rejections, topic: topicName(request.fieldOfInterestId), now: new Date() }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireMentor(args)
  const id = idParameter(args.params.requestId)
  return submit(args, RejectRequest, async (rejection) => {
    await rejectRequest(viewer, id, rejection)
    return redirect('/mentor/mentorships', { headers: flash('requestRejected') })
  })
}

export default function RejectRequestPage() {
  const { request, rejections, topic, now } = useLoaderData<typeof loader>()
  const { t } = useTranslation('mentor')
  const rejection = useActionForm(RejectRequest, { id: 'reject' })
  const back = { to: '/mentor/mentorships', label: t('closedRequest.back') }
  const outcome = outcomeOf(request, now)
  // After an error the form and its values stay; only a new visit shows that the request is closed.
  if (outcome && rejection.form.status !== 'error')
    return <ClosedRequest side="mentor" {...{ outcome, back }} />
  return (
    <ConfirmationPage
      title={t('reject.title')}
      lead={t('reject.lead', { name: request.otherName })}
      back={back}
      errors={<FormErrors form={rejection.form} />}
      form={<RejectionForm {...rejection} side="mentor" />}
      cancel={{ to: back.to, label: t('reject.cancel') }}
    >
      {outcome === null && <AnswerDeadline {...request} now={now} />}
      <RequestWords {...request} topic={topic} />
      <RejectionsInWindow count={rejections} />
    </ConfirmationPage>
  )
}
