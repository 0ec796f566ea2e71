import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { findApplication } from '~/domain/applications/admin-applications.server'
import { automaticAnswers } from '~/domain/applications/automatic-answers.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { afterAct } from '~/parts/queues/after-act.server'
import { newsOfDecision } from '~/parts/applications/news-of-decision.server'
import { Decision } from '~/domain/applications/schema'
import { namesIn } from '~/domain/applications/shown-answers.server'
import { getConstants } from '~/domain/constants/constants.server'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { returnTo, useBackTo } from '~/http/return-to'
import { getLanguage } from '~/http/language.server'
import { ApplicationRecord } from './pending-applications.$mentorId/application-record'

export const handle: Handle<{ application?: { name?: string; surname?: string } } | undefined> = {
  title: (t, data) =>
    t('admin:applications.titleOf', { name: `${data?.application?.name} ${data?.application?.surname}` }),
}

const queue = '/admin/pending-applications'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorId)
  const [application, constants] = await Promise.all([findApplication(viewer, id), getConstants()])
  if (!application) throw notFound()
  const names = await namesIn(application, await getLanguage(args))
  const applicant = { id, name: application.name ?? '', locale: application.locale }
  const automatic = automaticAnswers(applicant, new URL(args.request.url).origin, constants)
  return { application, names, automatic, now: new Date() }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorId)
  return submit(args, Decision, async (decision) => {
    await acts.decideApplication(viewer, { mentorId: id, ...decision })
    const back = returnTo(args.request, queue)
    return redirect(
      await afterAct(args.request, viewer, 'applications', queue),
      await newsOfDecision(viewer, id, { decision: decision.decision, back }),
    )
  })
}

export default function ApplicationPage() {
  const data = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const decision = useActionForm(Decision, { id: 'decision' })
  const labels = { decision: t('applications.decide.legend'), message: t('applications.decide.message') }
  const back = useBackTo(queue, t('applications.back'))
  return (
    <ApplicationRecord
      {...data}
      back={back}
      decision={decision}
      errors={<FormErrors form={decision.form} labels={labels} />}
    />
  )
}
