import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/generated/reads.server'
import { appointAdmin, listAdministrators } from '~/domain/accounts/administrators.server'
import { NewAdmin } from '~/domain/accounts/admin-right-schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, Link, useLoaderData, useSearchParams } from '~/http/page'
import { type Args, guarded, redirect, requireViewer } from '~/http/page.server'
import { useMayOpen } from '~/http/use-may-open'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { RightField } from '~/parts/accounts/right-field'
import { EmailField, fieldProps } from '~/ui/field'
import { PageHeader } from '~/ui/page-header'
import { RecordSection } from '~/ui/record-page'
import { AdministratorsTable } from './administrators/administrators-table'

export const handle: Handle = {
  title: (t) => t('common:shell.admin.administrators'),
}

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const [administrators, passwordNeeded] = await Promise.all([
    listAdministrators(viewer),
    reads.passwordNeeded(viewer),
  ])
  return { administrators: [...administrators], passwordNeeded, viewerId: viewer.userId }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return guarded(args, viewer, NewAdmin, async ({ email, right }) => {
    await appointAdmin(viewer, email, right)
    const admin = (await listAdministrators(viewer)).find(
      (one) => one.email.toLowerCase() === email.toLowerCase(),
    )
    const name = admin ? `${admin.name} ${admin.surname}` : email
    return redirect(`/admin/administrators?appointed=${admin?.id}`, 'adminAppointed', { name })
  })
}

export default function AdministratorsPage() {
  const { administrators, passwordNeeded, viewerId } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const [query] = useSearchParams()
  const appoint = useActionForm(NewAdmin, { id: 'new-admin' })
  const labels = {
    email: t('administrators.appoint.email'),
    right: t('settings:rights.legend'),
  }
  const mayChange = useMayOpen()('/admin/administrators/:userId')
  return (
    <>
      <div className="mb-8 empty:hidden">
        <FormErrors form={appoint.form} labels={labels} />
      </div>
      <PageHeader title={t('common:shell.admin.administrators')} lead={t('administrators.lead')} />
      <div className="grid gap-10">
        <AdministratorsTable {...{ administrators, viewerId, mayChange }} />
        {mayChange && (
          <RecordSection id="appoint" title={t('administrators.appoint.title')}>
            <div className="grid max-w-read gap-6">
              <p>{t('administrators.appoint.text')}</p>
              <p>
                <Link to="/admin/administrators/new">{t('settings:inviteAdmin.open')}</Link>
              </p>
              <AppointForm
                // Empties the form after the viewer’s own appointment, and after nobody else’s.
                key={query.get('appointed')}
                {...appoint}
                passwordNeeded={passwordNeeded}
              />
            </div>
          </RecordSection>
        )}
      </div>
    </>
  )
}

type AppointFormProps = ReturnType<typeof useActionForm<typeof NewAdmin>> & { passwordNeeded: boolean }

/** The address of a new admin and the right, with the viewer's password if it was not entered recently. */
function AppointForm({ form, fields, te, passwordNeeded }: AppointFormProps) {
  const { t } = useTranslation('admin')
  return (
    <ActionForm form={form}>
      <EmailField
        {...fieldProps(fields.email, te)}
        label={t('administrators.appoint.email')}
        autoComplete="off"
      />
      <RightField field={fields.right} te={te} />
      <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
      <SubmitButton>{t('administrators.appoint.submit')}</SubmitButton>
    </ActionForm>
  )
}
