import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import { findRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { outcomeOf } from '~/domain/mentorship-requests/outcome'
import { AnswerQuestion } from '~/domain/mentorship-requests/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { AnswerDeadline } from '~/parts/mentorship-requests/answer-deadline'
import { Exchange } from '~/parts/mentorship-requests/exchange'
import { LinkButton } from '~/ui/button'
import { fieldProps, TextArea } from '~/ui/field'
import { ConfirmationPage, FormPage } from '~/ui/form-page'

const home = '/mentee/mentorships'

export const handle: Handle = { title: (t) => t('mentee:answerQuestion.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const request = or404(await findRequest(viewer, idParameter(args.params.requestId)))
  return { request, now: new Date() }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const id = idParameter(args.params.requestId)
  return submit(args, AnswerQuestion, async ({ answer }) => {
    await acts.answerQuestion(viewer, { requestId: id, answer })
    const name = (await findRequest(viewer, id))?.otherName ?? ''
    return redirect(home, 'questionAnswered', { name })
  })
}

export default function AnswerPage() {
  const { request, now } = useLoaderData<typeof loader>()
  const { t } = useTranslation('mentee')
  const { form, fields, te } = useActionForm(AnswerQuestion, { id: 'answer' })
  const back = { to: home, label: t('common:shell.menu.menteeMentorships') }
  const closed = outcomeOf(request, now) !== null
  // After an error the form and its values stay; only a new visit shows that no answer is due.
  const state = closed ? 'closed' : !request.question ? 'none' : request.answer ? 'answered' : 'due'
  if (state !== 'due' && form.status !== 'error') {
    return (
      <FormPage title={t(`answerQuestion.${state}`)} lead={t(`answerQuestion.${state}Text`)} back={back}>
        <Exchange side="mentee" {...request} open={!closed} />
        <p>
          <LinkButton to={home}>{t('common:shell.menu.menteeMentorships')}</LinkButton>
        </p>
      </FormPage>
    )
  }
  return (
    <ConfirmationPage
      title={t('answerQuestion.title')}
      lead={t('answerQuestion.lead', { name: request.otherName })}
      back={back}
      errors={<FormErrors form={form} labels={{ answer: t('common:facts.yourAnswer') }} />}
      form={
        <ActionForm form={form}>
          <TextArea
            {...fieldProps(fields.answer, te)}
            label={t('common:facts.yourAnswer')}
            hint={t('answerQuestion.hint')}
            rows={5}
          />
          <SubmitButton pending="sending">{t('common:form.sendAnswer')}</SubmitButton>
        </ActionForm>
      }
      cancel={{ to: home, label: t('answerQuestion.cancel') }}
    >
      <blockquote className="max-w-read border-l-4 border-saffron pl-4 text-lg leading-snug whitespace-pre-line">
        {request.question}
      </blockquote>
      {!closed && <AnswerDeadline {...request} now={now} />}
    </ConfirmationPage>
  )
}
