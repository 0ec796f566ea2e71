import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { findRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { outcomeOf } from '~/domain/mentorship-requests/outcome'
import { AnswerQuestion } from '~/domain/mentorship-requests/schema'
import { useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { or404, redirect } from '~/http/page.server'
import { ConfirmForm } from '~/parts/accounts/confirm-act'
import { confirmPage } from '~/parts/accounts/confirm-page.server'
import { AnswerDeadline } from '~/parts/mentorship-requests/answer-deadline'
import { Exchange } from '~/parts/mentorship-requests/exchange'
import { LinkButton } from '~/ui/button'
import { fieldProps, TextArea } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

const home = '/mentee/mentorships'

export const handle: Handle = { title: (t) => t('mentee:answerQuestion.title') }

const confirm = confirmPage('mentee', {
  read: async ({ viewer, id }) => ({
    request: or404(await findRequest(viewer, id('requestId'))),
    now: new Date(),
  }),
  form: AnswerQuestion,
  async act({ viewer, id, values }) {
    const requestId = id('requestId')
    await acts.answerQuestion(viewer, { requestId, ...values })
    return redirect(home, 'questionAnswered', {
      name: (await findRequest(viewer, requestId))?.otherName ?? '',
    })
  },
})
export const loader = confirm.loader
export const action = confirm.action

export default function AnswerPage() {
  const { request, now } = useLoaderData<typeof loader>().subject
  const { t } = useTranslation('mentee')
  const { form, fields, te } = useActionForm(AnswerQuestion, { id: 'answer' })
  const back = { to: home, label: t('common:shell.menu.menteeMentorships') }
  const closed = outcomeOf(request, now) !== null
  const state = closed ? 'closed' : !request.question ? 'none' : request.answer ? 'answered' : 'due'
  const notDue = (
    <FormPage title={t(`answerQuestion.${state}`)} lead={t(`answerQuestion.${state}Text`)} back={back}>
      <Exchange side="mentee" {...request} open={!closed} />
      <p>
        <LinkButton to={back.to}>{back.label}</LinkButton>
      </p>
    </FormPage>
  )
  return (
    <ConfirmForm
      form={form}
      lead={t('answerQuestion.lead', { name: request.otherName })}
      back={back}
      labels={{ answer: t('common:facts.yourAnswer') }}
      fields={
        <TextArea
          {...fieldProps(fields.answer, te)}
          label={t('common:facts.yourAnswer')}
          hint={t('answerQuestion.hint')}
          rows={5}
        />
      }
      submit={t('common:form.sendAnswer')}
      pending="sending"
      keep={t('answerQuestion.cancel')}
      closed={state !== 'due' && notDue}
    >
      <blockquote className="max-w-read border-l-4 border-saffron pl-4 text-lg leading-snug whitespace-pre-line">
        {request.question}
      </blockquote>
      {!closed && <AnswerDeadline {...request} now={now} />}
    </ConfirmForm>
  )
}
