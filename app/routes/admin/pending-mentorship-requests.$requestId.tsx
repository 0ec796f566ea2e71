import * as acts from '~/db/generated/acts.server'
import { namesOf } from '~/domain/lookups/lookups.server'
import { findAdminRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { outcomeOf } from '~/domain/mentorship-requests/outcome'
import { AnswerForMentor } from '~/domain/mentorship-requests/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { getLanguage } from '~/http/language.server'
import { type Handle, useLoaderData, useSearchParams } from '~/http/page'
import { or404, redirect } from '~/http/page.server'
import { returnTo, useBackTo } from '~/http/return-to'
import { useTranslation } from '~/i18n/use-translation'
import { confirmPage } from '~/parts/accounts/confirm-page.server'
import { AnswerDeadline } from '~/parts/mentorship-requests/answer-deadline'
import { ApprovalEffects } from '~/parts/mentorship-requests/approval-effects'
import { ClosedRequest } from '~/parts/mentorship-requests/closed-request'
import { Exchange } from '~/parts/mentorship-requests/exchange'
import { newsOfAnswer } from '~/parts/mentorship-requests/news-of-answer.server'
import { RejectionFields } from '~/parts/mentorship-requests/rejection-fields'
import { RequestFacts } from '~/parts/mentorship-requests/request-facts'
import { RequestWords } from '~/parts/mentorship-requests/request-words'
import { Banner } from '~/ui/banner'
import { EffectList } from '~/ui/effect-list'
import { fieldProps, RadioGroup } from '~/ui/field'
import { ConfirmationPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('admin:requests.actions') }

const queue = '/admin/pending-mentorship-requests'

const confirm = confirmPage('admin', {
  async read({ viewer, id, args }) {
    const request = or404(await findAdminRequest(viewer, id('requestId')))
    const topicName = await namesOf('support_topics', await getLanguage(args))
    return { request, topic: topicName(request.fieldOfInterestId), now: new Date() }
  },
  form: AnswerForMentor,
  async act({ viewer, id, values, args }) {
    const requestId = id('requestId')
    if (values.to === 'remind') await acts.remindMentor(viewer, { requestId })
    else if (values.to === 'approve') await acts.approveMentorshipRequest(viewer, { requestId })
    else {
      const { rejectReason, rejectMessage, teamNote } = values
      await acts.rejectMentorshipRequest(viewer, { requestId, rejectReason, rejectMessage, teamNote })
    }
    return redirect(returnTo(args.request, queue), await newsOfAnswer(viewer, requestId))
  },
})
export const loader = confirm.loader
export const action = confirm.action

/** The team answers a request for the mentor, or reminds her of it. */
export default function AnswerForMentorPage() {
  const { request, topic, now } = useLoaderData<typeof loader>().subject
  const { t } = useTranslation('admin')
  const [query] = useSearchParams()
  const { form, fields, te } = useActionForm(AnswerForMentor, {
    id: 'answer',
    defaultValue: { to: query.get('to') ?? undefined },
  })
  const back = useBackTo(queue, t('requests.title'))
  const outcome = outcomeOf(request, now)
  // After an error the form and its values stay; only a new visit shows that the request is closed.
  if (outcome && form.status !== 'error') return <ClosedRequest side="admin" {...{ outcome, back }} />
  const labels = {
    to: t('requests.answer'),
    rejectMessage: t('reject.message'),
    teamNote: t('reject.teamNote'),
  }
  const counts = { count: request.rejections }
  const panels = {
    approve: (
      <>
        <p>{t('approve.lead')}</p>
        <ApprovalEffects side="admin" others={request.otherPending} />
        <SubmitButton icon="check">{t('mentor:approve.title')}</SubmitButton>
      </>
    ),
    reject: (
      <>
        <p>{t('reject.lead')}</p>
        <Banner>{t(request.rejections > 0 ? 'reject.counts' : 'reject.countsNone', counts)}</Banner>
        <RejectionFields {...{ fields, te }} side="admin" />
        <SubmitButton variant="danger" pending="sending">
          {t('reject.submit')}
        </SubmitButton>
      </>
    ),
    remind: request.remindedToday ? (
      <Banner tone="warning">{t('errors:reminded_today')}</Banner>
    ) : (
      <>
        <EffectList effects={[t('remind.mail'), t('remind.recorded'), t('remind.deadline')]} />
        <SubmitButton pending="sending">{t('remind.submit')}</SubmitButton>
      </>
    ),
  }
  return (
    <ConfirmationPage
      title={t('requests.actions')}
      back={back}
      errors={<FormErrors form={form} labels={labels} />}
      form={
        <ActionForm form={form}>
          <RadioGroup
            {...fieldProps(fields.to, te)}
            legend={labels.to}
            boxed
            options={(['approve', 'reject', 'remind'] as const).map((value) => ({
              value,
              label: t(`requests.${value}`),
              panel: panels[value],
            }))}
          />
        </ActionForm>
      }
      cancel={{ to: back.to, label: t('reject.cancel') }}
    >
      {outcome === null && <AnswerDeadline {...request} now={now} />}
      <RequestFacts request={request} />
      <RequestWords {...request} topic={topic} />
      <Exchange side="admin" {...request} open={outcome === null} />
    </ConfirmationPage>
  )
}
