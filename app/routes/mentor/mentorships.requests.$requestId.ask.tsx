import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { findRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { outcomeOf } from '~/domain/mentorship-requests/outcome'
import { AskQuestion } from '~/domain/mentorship-requests/schema'
import { useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { or404, redirect } from '~/http/page.server'
import { ConfirmForm } from '~/parts/accounts/confirm-act'
import { confirmPage } from '~/parts/accounts/confirm-page.server'
import { AnswerDeadline } from '~/parts/mentorship-requests/answer-deadline'
import { ClosedRequest } from '~/parts/mentorship-requests/closed-request'
import { Exchange } from '~/parts/mentorship-requests/exchange'
import { RequestWords } from '~/parts/mentorship-requests/request-words'
import { LinkButton } from '~/ui/button'
import { fieldProps, TextArea } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('mentor:ask.title') }

const confirm = confirmPage('mentor', {
  async read({ viewer, id }) {
    const request = or404(await findRequest(viewer, id('requestId')))
    return {
      request,
      now: new Date(),
    }
  },
  form: AskQuestion,
  async act({ viewer, id, values }) {
    const requestId = id('requestId')
    await acts.askQuestion(viewer, { requestId, ...values })
    const name = (await findRequest(viewer, requestId))?.otherName ?? ''
    return redirect('/mentor/mentorships', 'questionAsked', { name })
  },
})
export const loader = confirm.loader
export const action = confirm.action

export default function AskPage() {
  const { request, now } = useLoaderData<typeof loader>().subject
  const { t } = useTranslation('mentor')
  const { form, fields, te } = useActionForm(AskQuestion, { id: 'ask' })
  const back = { to: '/mentor/mentorships', label: t('planning.back.mentor') }
  const outcome = outcomeOf(request, now)
  const asked = (
    <FormPage title={t('ask.asked')} lead={t('ask.askedText')} back={back}>
      <AnswerDeadline {...request} now={now} />
      <Exchange side="mentor" {...request} open />
      <p>
        <LinkButton to={`${back.to}#request-${request.id}`}>{t('ask.toRequest')}</LinkButton>
      </p>
    </FormPage>
  )
  const tooLate = outcome && <ClosedRequest side="mentor" {...{ outcome, back }} />
  return (
    <ConfirmForm
      form={form}
      lead={t('ask.lead', { name: request.otherName })}
      back={back}
      labels={{ question: t('ask.question') }}
      fields={
        <TextArea
          {...fieldProps(fields.question, te)}
          label={t('ask.question')}
          hint={t('ask.hint')}
          rows={4}
        />
      }
      submit={t('ask.submit')}
      pending="sending"
      keep={t('ask.cancel')}
      closed={tooLate ?? (request.question !== null && asked)}
    >
      {outcome === null && <AnswerDeadline {...request} now={now} />}
      <RequestWords {...request} />
    </ConfirmForm>
  )
}
