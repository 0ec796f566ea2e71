import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { findApplication } from '~/domain/applications/admin-applications.server'
import { automaticAnswers } from '~/domain/applications/automatic-answers.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { afterAct } from '~/parts/queues/after-act.server'
import { newsOfDecision } from '~/parts/applications/news-of-decision.server'
import { namesIn } from '~/domain/applications/shown-answers.server'
import { getConstants } from '~/domain/constants/constants.server'
import { listNotes, actOnNotes } from '~/domain/people/people.server'
import { ActOnApplication, DecideHere, WriteNote } from '~/domain/people/schema'
import { readQueues } from '~/domain/queues/queues.server'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { returnTo, useBackTo } from '~/http/return-to'
import { getLanguage } from '~/http/language.server'
import { useNoteLabels } from '~/parts/people/notes-section'
import { ApplicationRecord } from './pending-applications.$mentorId/application-record'

export const handle: Handle<{ application?: { name?: string; surname?: string } } | undefined> = {
  title: (t, data) =>
    t('admin:applications.titleOf', { name: `${data?.application?.name} ${data?.application?.surname}` }),
}

const queue = '/admin/pending-applications'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorId)
  const [application, constants, { applications }] = await Promise.all([
    findApplication(viewer, id),
    getConstants(),
    readQueues(viewer, ['applications']),
  ])
  if (!application) throw notFound()
  const notes = [...(await listNotes(viewer, application.userId))]
  const waiting = applications.ids ?? []
  const at = waiting.indexOf(id)
  const place = at < 0 ? null : { number: at + 1, of: waiting.length, next: waiting[at + 1] ?? waiting[0]! }
  const names = await namesIn(application, await getLanguage(args))
  const applicant = { id, name: application.name ?? '', locale: application.locale }
  const automatic = automaticAnswers(applicant, new URL(args.request.url).origin, constants)
  return { application, names, automatic, notes, place }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorId)
  return submit(args, ActOnApplication, async (act) => {
    const back = returnTo(args.request, queue)
    if (act.intent !== 'decide') {
      const { userId, name, surname } = or404(await findApplication(viewer, id))
      await actOnNotes(viewer, userId, act)
      const here = `/admin/pending-applications/${id}${new URL(args.request.url).search}#notes`
      const key = act.intent === 'note' ? 'noteWritten' : 'noteDeleted'
      return redirect(here, { key, values: { name: `${name} ${surname}` } })
    }
    const { intent: _, ...decision } = act
    await acts.decideApplication(viewer, { mentorId: id, ...decision })
    return redirect(
      await afterAct(args.request, viewer, 'applications', queue),
      await newsOfDecision(viewer, id, { decision: decision.decision, back }),
    )
  })
}

export default function ApplicationPage() {
  const data = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const decision = useActionForm(DecideHere, { id: 'decision', intent: 'decide' })
  const note = useActionForm(WriteNote, { id: `note-${data.notes[0]?.id ?? 0}`, intent: 'note' })
  const labels = { decision: t('applications.decide.legend'), message: t('applications.decide.message') }
  const back = useBackTo(queue, t('applications.back'))
  return (
    <ApplicationRecord
      {...data}
      back={back}
      decision={decision}
      note={note}
      errors={
        <>
          <FormErrors form={decision.form} labels={labels} />
          <FormErrors form={note.form} labels={useNoteLabels()} />
        </>
      }
    />
  )
}
