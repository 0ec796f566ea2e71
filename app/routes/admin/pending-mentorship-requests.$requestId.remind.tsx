import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import { findAdminRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { outcomeOf } from '~/domain/mentorship-requests/outcome'
import { Confirm } from '~/domain/values'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { returnTo, useReturnTo } from '~/http/return-to'
import { AnswerDeadline } from '~/parts/mentorship-requests/answer-deadline'
import { ClosedRequest } from '~/parts/mentorship-requests/closed-request'
import { RequestFacts } from '~/parts/mentorship-requests/request-facts'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { ConfirmationPage } from '~/ui/form-page'
import { EffectList } from '~/ui/effect-list'

export const handle: Handle = { title: (t) => t('admin:remind.title') }

const queue = '/admin/pending-mentorship-requests'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const request = or404(await findAdminRequest(viewer, idParameter(args.params.requestId)))
  return { request, now: new Date() }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.requestId)
  return submit(args, Confirm, async () => {
    await acts.remindMentor(viewer, { requestId: id })
    const request = await findAdminRequest(viewer, id)
    const news = { key: 'mentorReminded', values: { name: request?.mentorName ?? '' } }
    return redirect(returnTo(args.request, queue), news)
  })
}

export default function RemindMentorPage() {
  const { request, now } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const { form } = useActionForm(Confirm, { id: 'remind' })
  const back = { to: useReturnTo(queue), label: t('requests.title') }
  const outcome = outcomeOf(request, now)
  if (outcome && form.status !== 'error') return <ClosedRequest side="admin" {...{ outcome, back }} />
  return (
    <ConfirmationPage
      title={t('remind.title')}
      lead={t('remind.lead')}
      back={back}
      errors={<FormErrors form={form} />}
      form={
        request.remindedToday ? (
          <LinkButton to={back.to}>{back.label}</LinkButton>
        ) : (
          <ActionForm form={form}>
            <SubmitButton pending="sending">{t('remind.submit')}</SubmitButton>
          </ActionForm>
        )
      }
      cancel={{ to: back.to, label: t('remind.cancel') }}
    >
      {outcome === null && <AnswerDeadline {...request} now={now} />}
      {request.remindedToday && <Banner tone="warning">{t('errors:reminded_today')}</Banner>}
      <RequestFacts request={request} />
      <EffectList effects={[t('remind.mail'), t('remind.recorded'), t('remind.deadline')]} />
    </ConfirmationPage>
  )
}
