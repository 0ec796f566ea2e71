import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import { CancelSeminar } from '~/domain/seminars/schema'
import { findSeminar } from '~/domain/seminars/seminars.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { formatAppointment } from '~/i18n/format'
import { ConfirmationPage } from '~/ui/form-page'
import { fieldProps, TextArea } from '~/ui/field'
import { SummaryList } from '~/ui/summary-list'

export const handle: Handle = { title: (t) => t('seminars:cancel.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const seminar = or404(await findSeminar(viewer, idParameter(args.params.seminarId)))
  return { seminar }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.seminarId)
  return submit(args, CancelSeminar, async ({ reason }) => {
    const seminar = await findSeminar(viewer, id)
    await acts.cancelSeminar(viewer, { seminarId: id, reason })
    return redirect(`/admin/seminars/${id}`, 'seminarCancelled', { name: seminar?.title ?? '' })
  })
}

export default function CancelSeminarPage() {
  const { seminar } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('seminars')
  const { form, fields, te } = useActionForm(CancelSeminar, { id: 'cancel' })
  const page = `/admin/seminars/${seminar.id}`
  return (
    <ConfirmationPage
      title={t('cancel.title')}
      lead={t('cancel.lead', { count: seminar.signedUp })}
      back={{ to: page, label: seminar.title }}
      errors={<FormErrors form={form} labels={{ reason: t('cancel.reason') }} />}
      form={
        <ActionForm form={form}>
          <TextArea
            {...fieldProps(fields.reason, te)}
            label={t('cancel.reason')}
            hint={t('cancel.reasonHint')}
            optional
            rows={3}
          />
          <SubmitButton variant="danger" pending="saving">
            {t('cancel.submit')}
          </SubmitButton>
        </ActionForm>
      }
      cancel={{ to: page, label: t('cancel.keep') }}
    >
      <SummaryList
        rows={[
          { label: t('common:facts.seminar'), value: seminar.title },
          { label: t('common:facts.when'), value: formatAppointment(language, seminar.startsAt) },
          { label: t('admin:seminars.place'), value: seminar.place },
        ]}
      />
    </ConfirmationPage>
  )
}
