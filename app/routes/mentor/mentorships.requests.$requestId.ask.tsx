import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import { namesOf } from '~/domain/lookups/lookups.server'
import { findRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { outcomeOf } from '~/domain/mentorship-requests/outcome'
import { AskQuestion } from '~/domain/mentorship-requests/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireMentor, submit } from '~/http/page.server'
import { getLanguage } from '~/http/language.server'
import { AnswerDeadline } from '~/parts/mentorship-requests/answer-deadline'
import { ClosedRequest } from '~/parts/mentorship-requests/closed-request'
import { Exchange } from '~/parts/mentorship-requests/exchange'
import { RequestWords } from '~/parts/mentorship-requests/request-words'
import { LinkButton } from '~/ui/button'
import { fieldProps, TextArea } from '~/ui/field'
import { ConfirmationPage, FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('mentor:ask.title') }

export async function loader(args: Args) {
  const viewer = await requireMentor(args)
  const request = or404(await findRequest(viewer, idParameter(args.params.requestId)))
  const topicName = await namesOf('support_topics', await getLanguage(args))
  return { request, topic: topicName(request.fieldOfInterestId), now: new Date() }
}

export async function action(args: Args) {
  const viewer = await requireMentor(args)
  const id = idParameter(args.params.requestId)
  return submit(args, AskQuestion, async ({ question }) => {
    await acts.askQuestion(viewer, { requestId: id, question })
    const name = (await findRequest(viewer, id))?.otherName ?? ''
    return redirect('/mentor/mentorships', 'questionAsked', { name })
  })
}

export default function AskPage() {
  const { request, topic, now } = useLoaderData<typeof loader>()
  const { t } = useTranslation('mentor')
  const { form, fields, te } = useActionForm(AskQuestion, { id: 'ask' })
  const back = { to: '/mentor/mentorships', label: t('planning.back.mentor') }
  const outcome = outcomeOf(request, now)
  const errors = <FormErrors form={form} labels={{ question: t('ask.question') }} />
  // After an error the form and its values stay; only a new visit shows that it is too late.
  if (outcome && form.status !== 'error') return <ClosedRequest side="mentor" {...{ outcome, back }} />
  if (request.question && form.status !== 'error') {
    return (
      <FormPage title={t('ask.asked')} lead={t('ask.askedText')} back={back}>
        <AnswerDeadline {...request} now={now} />
        <Exchange side="mentor" {...request} open />
        <p>
          <LinkButton to={`${back.to}#request-${request.id}`}>{t('ask.toRequest')}</LinkButton>
        </p>
      </FormPage>
    )
  }
  return (
    <ConfirmationPage
      title={t('ask.title')}
      lead={t('ask.lead', { name: request.otherName })}
      back={back}
      errors={errors}
      form={
        <ActionForm form={form}>
          <TextArea
            {...fieldProps(fields.question, te)}
            label={t('ask.question')}
            hint={t('ask.hint')}
            rows={4}
          />
          <SubmitButton pending="sending">{t('ask.submit')}</SubmitButton>
        </ActionForm>
      }
      cancel={{ to: back.to, label: t('ask.cancel') }}
    >
      {outcome === null && <AnswerDeadline {...request} now={now} />}
      <RequestWords {...request} topic={topic} />
    </ConfirmationPage>
  )
}
