import { useTranslation } from '~/i18n/use-translation'
import { listLastEdits } from '~/domain/edits/last-edits.server'
import { SeminarEdit } from '~/domain/seminars/schema'
import { editSeminar, findSeminar, versionOf } from '~/domain/seminars/seminars.server'
import { FormErrors, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { ChangedMeanwhile } from '~/parts/edits/changed-meanwhile'
import { SeminarForm, useSeminarLabels } from '~/parts/seminars/seminar-form'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('seminars:edit.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.seminarId)
  const [seminar, edits] = await Promise.all([findSeminar(viewer, id), listLastEdits(viewer, 'seminars', id)])
  if (!seminar) throw notFound()
  const now = new Date()
  // What is over or cancelled is not changed any more; its page says so.
  if (seminar.cancelledAt || seminar.startsAt <= now) throw redirect(`/admin/seminars/${id}`)
  return { id, title: seminar.title, now: versionOf(seminar), edits }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.seminarId)
  return submit(args, SeminarEdit, async (seminar) => {
    await editSeminar(viewer, id, seminar)
    return redirect(`/admin/seminars/${id}`, 'seminarChanged', { name: seminar.title })
  })
}

export default function EditSeminarPage() {
  const { id, title, now, edits } = useLoaderData<typeof loader>()
  const { t } = useTranslation('seminars')
  const labels = useSeminarLabels()
  const edited = useActionForm(SeminarEdit, {
    id: 'seminar',
    defaultValue: { ...now, seats: now.seats ?? undefined },
  })
  return (
    <FormPage
      title={t('edit.title')}
      lead={t('edit.lead')}
      back={{ to: `/admin/seminars/${id}`, label: title }}
      errors={<FormErrors form={edited.form} labels={labels} />}
    >
      <ChangedMeanwhile shown={edited.shown} {...{ now, labels, edits }} />
      <SeminarForm {...edited} now={now} submit={t('common:form.save')} />
    </FormPage>
  )
}
