import { randomUUID } from 'node:crypto'
import { useTranslation } from '~/i18n/use-translation'
import { NewSeminar } from '~/domain/seminars/schema'
import { createSeminar } from '~/domain/seminars/seminars.server'
import { FormErrors, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, redirect, requireViewer, submit } from '~/http/page.server'
import { SeminarForm, useSeminarLabels } from '~/parts/seminars/seminar-form'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('admin:seminars.new') }

export async function loader(args: Args) {
  await requireViewer(args, 'admin')
  return { formKey: randomUUID() }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return submit(args, NewSeminar, async (seminar) => {
    const id = await createSeminar(viewer, seminar)
    return redirect(id ? `/admin/seminars/${id}` : '/admin/seminars', 'seminarPublished', {
      name: seminar.title,
    })
  })
}

export default function NewSeminarPage() {
  const { formKey } = useLoaderData<typeof loader>()
  const { t } = useTranslation('seminars')
  const created = useActionForm(NewSeminar, { id: 'seminar', defaultValue: { minutes: 90 } })
  return (
    <FormPage
      title={t('admin:seminars.new')}
      lead={t('new.lead')}
      back={{ to: '/admin/seminars', label: t('admin:seminars.title') }}
      errors={<FormErrors form={created.form} labels={useSeminarLabels()} />}
    >
      <SeminarForm {...created} formKey={formKey} submit={t('new.submit')} />
    </FormPage>
  )
}
