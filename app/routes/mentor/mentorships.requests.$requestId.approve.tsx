import { useTranslation } from 'react-i18next'
import * as acts from '~/db/acts.server'
import { namesOf } from '~/domain/lookups/lookups.server'
import { findRequest, listRequests } from '~/domain/mentorship-requests/mentorship-requests.server'
import { outcomeOf } from '~/domain/mentorship-requests/outcome'
import { Confirm } from '~/domain/values'
import { ActionForm, FormErrors, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, flash, idParameter, notFound, redirect, requireMentor, submit } from '~/http/page.server'
import { getLanguage } from '~/i18n/i18n.server'
import { AnswerDeadline } from '~/parts/mentorship-requests/answer-deadline'
import { ApprovalEffects } from '~/parts/mentorship-requests/approval-effects'
import { ClosedRequest } from '~/parts/mentorship-requests/closed-request'
import { Exchange } from '~/parts/mentorship-requests/exchange'
import { RequestWords } from '~/parts/mentorship-requests/request-words'
import { Button } from '~/ui/button'
import { ConfirmationPage } from '~/ui/confirmation-page'

export const handle: Handle = { i18n: ['mentor'], title: (t) => t('mentor:approve.title') }

export async function loader(args: Args) {
  const viewer = await requireMentor(args)
  const id = idParameter(args.params.requestId)
  const [request, requests] = await Promise.all([findRequest(viewer, id), listRequests(viewer)])
  if (!request) throw notFound()
  const others = requests.filter((other) => other.status === 'pending' && other.id !== id).length
  const topicName = await namesOf('support_topics', await getLanguage(args.request))
  return { request, others, topic: topicName(request.fieldOfInterestId), now: new Date() }
}

export async function action(args: Args) {
  const viewer = await requireMentor(args)
  const id = idParameter(args.params.requestId)
  return submit(args, Confirm, async () => {
    await acts.approveMentorshipRequest(viewer, { requestId: id })
    return redirect('/mentor/mentorships', { headers: flash('requestApproved') })
  })
}

export default function ApproveRequestPage() {
  const { request, others, topic, now } = useLoaderData<typeof loader>()
  const { t } = useTranslation('mentor')
  const { form } = useActionForm(Confirm, { id: 'approve' })
  const back = { to: '/mentor/mentorships', label: t('planning.back.mentor') }
  const outcome = outcomeOf(request, now)
  const errors = <FormErrors form={form} />
  if (outcome) return <ClosedRequest side="mentor" {...{ outcome, back, errors }} />
  return (
    <ConfirmationPage
      title={t('approve.title')}
      lead={t('approve.lead', { name: request.otherName })}
      back={back}
      errors={errors}
      form={
        <ActionForm form={form}>
          <div>
            <Button icon="check" pendingLabel={t('common:form.oneMoment')}>
              {t('approve.submit')}
            </Button>
          </div>
        </ActionForm>
      }
      cancel={{ to: back.to, label: t('approve.cancel') }}
    >
      <AnswerDeadline {...request} now={now} />
      <RequestWords {...request} topic={topic} />
      <Exchange side="mentor" {...request} open={outcome === null} />
      <ApprovalEffects side="mentor" others={others} />
    </ConfirmationPage>
  )
}
