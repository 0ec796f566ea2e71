import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/reads.server'
import { namesOf } from '~/domain/lookups/lookups.server'
import { findRequest, listRequests } from '~/domain/mentorship-requests/mentorship-requests.server'
import { outcomeOf } from '~/domain/mentorship-requests/outcome'
import { ApproveRequest } from '~/domain/mentorships/proposal-schema'
import { approveWithTimes } from '~/domain/mentorships/proposals.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireMentor, submit } from '~/http/page.server'
import { getLanguage } from '~/http/language.server'
import { AnswerDeadline } from '~/parts/mentorship-requests/answer-deadline'
import { ApprovalEffects } from '~/parts/mentorship-requests/approval-effects'
import { ClosedRequest } from '~/parts/mentorship-requests/closed-request'
import { Exchange } from '~/parts/mentorship-requests/exchange'
import { RequestWords } from '~/parts/mentorship-requests/request-words'
import { TimesFields, useTimesLabels } from '~/parts/planned-sessions/times-fields'
import { ConfirmationPage } from '~/ui/form-page'
import { Disclosure } from '~/ui/disclosure'
import { formStack } from '~/ui/form-stack'

export const handle: Handle = { title: (t) => t('mentor:approve.title') }

export async function loader(args: Args) {
  const viewer = await requireMentor(args)
  const id = idParameter(args.params.requestId)
  const [request, requests, place] = await Promise.all([
    findRequest(viewer, id),
    listRequests(viewer),
    reads.usualPlace(viewer, {}),
  ])
  if (!request) throw notFound()
  const others = requests.filter((other) => other.status === 'pending' && other.id !== id).length
  const topicName = await namesOf('support_topics', await getLanguage(args))
  return { request, others, place, topic: topicName(request.fieldOfInterestId), now: new Date() }
}

export async function action(args: Args) {
  const viewer = await requireMentor(args)
  const id = idParameter(args.params.requestId)
  return submit(args, ApproveRequest, async (offered) => {
    await approveWithTimes(viewer, id, offered)
    return redirect('/mentor/mentorships', 'requestApproved')
  })
}

export default function ApproveRequestPage() {
  const { request, others, place, topic, now } = useLoaderData<typeof loader>()
  const { t } = useTranslation('mentor')
  const { form, fields, te } = useActionForm(ApproveRequest, {
    id: 'approve',
    defaultValue: { place: place ?? undefined },
  })
  const labels = useTimesLabels()
  const back = { to: '/mentor/mentorships', label: t('planning.back.mentor') }
  const outcome = outcomeOf(request, now)
  const errors = <FormErrors form={form} labels={labels} />
  if (outcome) return <ClosedRequest side="mentor" {...{ outcome, back, errors }} />
  return (
    <ConfirmationPage
      title={t('approve.title')}
      lead={t('common:by.mentee', { name: request.otherName })}
      back={back}
      errors={errors}
      form={
        <ActionForm form={form}>
          <Disclosure summary={t('approve.times')} open={form.status === 'error'}>
            <div className={formStack}>
              <p className="max-w-read">{t('approve.timesLead')}</p>
              <TimesFields {...{ fields, te }} />
            </div>
          </Disclosure>
          <SubmitButton icon="check">{t('approve.submit')}</SubmitButton>
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
