import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/generated/reads.server'
import { findRequest, listRequests } from '~/domain/mentorship-requests/mentorship-requests.server'
import { outcomeOf } from '~/domain/mentorship-requests/outcome'
import { readOwnProfile } from '~/domain/mentors/own-mentor.server'
import { ApproveRequest } from '~/domain/mentorships/proposal-schema'
import { approveWithTimes } from '~/domain/mentorships/proposals.server'
import { useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { or404, redirect } from '~/http/page.server'
import { ConfirmForm } from '~/parts/accounts/confirm-act'
import { confirmPage } from '~/parts/accounts/confirm-page.server'
import { AnswerDeadline } from '~/parts/mentorship-requests/answer-deadline'
import { ApprovalEffects } from '~/parts/mentorship-requests/approval-effects'
import { ClosedRequest } from '~/parts/mentorship-requests/closed-request'
import { Exchange } from '~/parts/mentorship-requests/exchange'
import { RequestWords } from '~/parts/mentorship-requests/request-words'
import { TimesFields, useTimesLabels } from '~/parts/mentorships/planned-sessions/times-fields'
import { Disclosure } from '~/ui/disclosure'
import { formStack } from '~/ui/form-stack'

export const handle: Handle = { title: (t) => t('mentor:approve.title') }

const confirm = confirmPage('mentor', {
  async read({ viewer, id }) {
    const requestId = id('requestId')
    const [found, requests, place, { country }] = await Promise.all([
      findRequest(viewer, requestId),
      listRequests(viewer),
      reads.usualPlace(viewer, {}),
      readOwnProfile(viewer),
    ])
    const request = or404(found)
    const others = requests.filter((other) => other.status === 'pending' && other.id !== requestId).length
    const countries = typeof country === 'string' ? [country] : []
    return { request, others, place, countries, now: new Date() }
  },
  form: ApproveRequest,
  async act({ viewer, id, values }) {
    await approveWithTimes(viewer, id('requestId'), values)
    return redirect('/mentor/mentorships', 'requestApproved')
  },
})
export const loader = confirm.loader
export const action = confirm.action

export default function ApproveRequestPage() {
  const { request, others, place, countries, now } = useLoaderData<typeof loader>().subject
  const { t } = useTranslation('mentor')
  const { form, fields, te } = useActionForm(ApproveRequest, {
    id: 'approve',
    defaultValue: { place: place ?? undefined },
  })
  const back = { to: '/mentor/mentorships', label: t('planning.back.mentor') }
  const outcome = outcomeOf(request, now)
  return (
    <ConfirmForm
      form={form}
      lead={t('common:by.mentee', { name: request.otherName })}
      back={back}
      labels={useTimesLabels()}
      fields={
        <Disclosure summary={t('approve.times')} open={form.status === 'error'}>
          <div className={formStack}>
            <p className="max-w-read">{t('approve.timesLead')}</p>
            <TimesFields {...{ fields, te, countries, now }} />
          </div>
        </Disclosure>
      }
      submit={t('approve.submit')}
      icon="check"
      keep={t('approve.cancel')}
      closed={outcome && <ClosedRequest side="mentor" {...{ outcome, back }} />}
    >
      {outcome === null && <AnswerDeadline {...request} now={now} />}
      <RequestWords {...request} />
      <Exchange side="mentor" {...request} open={outcome === null} />
      <ApprovalEffects side="mentor" others={others} />
    </ConfirmForm>
  )
}
