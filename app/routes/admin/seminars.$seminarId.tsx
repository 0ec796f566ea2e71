import { randomUUID } from 'node:crypto'
import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { listLastEdits } from '~/domain/edits/last-edits.server'
import { ActOnSeminar, CancelSeminar, NewSeminar, SeminarEdit } from '~/domain/seminars/schema'
import { createSeminar, editSeminar, findSeminar, versionOf } from '~/domain/seminars/seminars.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idOrNew, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { formatAppointment } from '~/i18n/format'
import { ChangedMeanwhile } from '~/parts/edits/changed-meanwhile'
import { fieldProps, TextArea } from '~/ui/field'
import { RecordPage, RecordSection } from '~/ui/record-page'
import { NewSeminarPage } from './seminars.$seminarId/new-seminar'
import { SeminarDetails } from './seminars.$seminarId/seminar-details'
import { SeminarForm, useSeminarLabels } from './seminars.$seminarId/seminar-form'

export const handle: Handle<{ record: { seminar: { title: string } } | null } | undefined> = {
  title: (t, data) => (data?.record ? data.record.seminar.title : t('admin:seminars.new')),
}

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idOrNew(args.params.seminarId)
  if (id === null) return { record: null, formKey: randomUUID() }
  const [found, edits] = await Promise.all([findSeminar(viewer, id), listLastEdits(viewer, 'seminars', id)])
  const seminar = or404(found)
  const scope = seminar.cancelledAt ? 'cancelled' : seminar.startsAt > new Date() ? 'coming' : 'past'
  return { record: { seminar, scope, now: versionOf(seminar), edits } as const }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idOrNew(args.params.seminarId)
  if (id === null)
    return submit(args, NewSeminar, async (seminar) => {
      const made = await createSeminar(viewer, seminar)
      const name = seminar.title
      return redirect(made ? `/admin/seminars/${made}` : '/admin/seminars', 'seminarPublished', { name })
    })
  const here = `/admin/seminars/${id}`
  return submit(args, ActOnSeminar, async (act) => {
    if (act.intent === 'save') {
      await editSeminar(viewer, id, act)
      return redirect(here, 'seminarChanged', { name: act.title })
    }
    const seminar = await findSeminar(viewer, id)
    await acts.cancelSeminar(viewer, { seminarId: id, reason: act.reason })
    return redirect(here, 'seminarCancelled', { name: seminar?.title ?? '' })
  })
}

type LoadedRecord = NonNullable<Awaited<ReturnType<typeof loader>>['record']>

export default function SeminarPage() {
  const { record, formKey } = useLoaderData<typeof loader>()
  return record ? <SeminarRecord {...record} /> : <NewSeminarPage formKey={formKey} />
}

/** A seminar to come can be changed and cancelled; one that is over or cancelled is only read. */
function SeminarRecord({ seminar, scope, now, edits }: LoadedRecord) {
  const { t, language } = useTranslation('seminars')
  const labels = useSeminarLabels()
  const edited = useActionForm(SeminarEdit, { id: 'seminar', intent: 'save', defaultValue: now })
  const cancelled = useActionForm(CancelSeminar, { id: 'cancel', intent: 'cancel' })
  return (
    <div className="grid gap-7">
      <div className="empty:hidden">
        <FormErrors form={edited.form} labels={labels} />
        <FormErrors form={cancelled.form} labels={{ reason: t('common:form.toTheMentors') }} />
      </div>
      <RecordPage
        title={seminar.title}
        back={{ to: `/admin/seminars?scope=${scope}`, label: t('admin:seminars.title') }}
        facts={[t(`state.${scope}`), formatAppointment(language, seminar.startsAt)]}
      >
        {scope !== 'coming' && <SeminarDetails seminar={seminar} />}
        {scope === 'coming' && (
          <>
            <RecordSection title={t('details')}>
              <div className="grid max-w-read gap-7">
                <p>{t('edit.lead')}</p>
                <ChangedMeanwhile shown={edited.shown} {...{ now, labels, edits }} />
                <SeminarForm {...edited} now={now} submit={t('common:form.save')} />
              </div>
            </RecordSection>
            <RecordSection title={t('cancel.title')}>
              <div className="grid max-w-read gap-7">
                <p>{t('cancel.lead')}</p>
                <CancelForm {...cancelled} />
              </div>
            </RecordSection>
          </>
        )}
      </RecordPage>
    </div>
  )
}

function CancelForm({ form, fields, te }: ReturnType<typeof useActionForm<typeof CancelSeminar>>) {
  const { t } = useTranslation('seminars')
  return (
    <ActionForm form={form}>
      <input type="hidden" name="intent" value="cancel" />
      <TextArea
        {...fieldProps(fields.reason, te)}
        label={t('common:form.toTheMentors')}
        hint={t('cancel.reasonHint')}
        optional
        rows={3}
      />
      <SubmitButton variant="danger" pending="saving">
        {t('cancel.submit')}
      </SubmitButton>
    </ActionForm>
  )
}
