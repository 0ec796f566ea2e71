import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { appointAdmin, listAdministrators } from '~/domain/accounts/administrators.server'
import { isPasswordNeeded } from '~/domain/accounts/password-again.server'
import { UserEmail } from '~/domain/accounts/user-email-schema'
import { FormErrors, useActionForm } from '~/http/action-form'
import { flash } from '~/http/flash.server'
import type { Handle } from '~/http/handle'
import { submit } from '~/http/submit.server'
import { requireViewer } from '~/http/viewer.server'
import { EmailOfForm } from '~/parts/accounts/email-of-form'
import { PageHeader } from '~/ui/page-header'
import { RecordSection } from '~/ui/record-page'
import { AdministratorsTable } from './administrators/administrators-table'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('admin:administrators.title') }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  const [administrators, passwordNeeded] = await Promise.all([
    listAdministrators(viewer),
    isPasswordNeeded(viewer),
  ])
  return { administrators, passwordNeeded, viewerId: viewer.userId }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  return submit(
    args,
    UserEmail,
    async ({ email }) => {
      await appointAdmin(viewer, email)
      const her = (await listAdministrators(viewer)).find(
        (one) => one.email.toLowerCase() === email.toLowerCase(),
      )
      const name = her ? `${her.name} ${her.surname}` : email
      return redirect('/admin/administrators', {
        headers: flash({ key: 'adminAppointed', values: { name } }),
      })
    },
    { passwordOf: viewer },
  )
}

export { reloadAfterRefusal as shouldRevalidate } from '~/http/reload-after-refusal'

export default function AdministratorsPage() {
  const { administrators, passwordNeeded, viewerId } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const appoint = useActionForm(UserEmail, { id: 'appoint' })
  const labels = { email: t('administrators.appoint.email'), currentPassword: t('passwordAgain.label') }
  return (
    <>
      <div className="mb-8 empty:hidden">
        <FormErrors form={appoint.form} labels={labels} />
      </div>
      <PageHeader title={t('administrators.title')} lead={t('administrators.lead')} />
      <div className="grid gap-10">
        <AdministratorsTable administrators={administrators} viewerId={viewerId} />
        <RecordSection title={t('administrators.appoint.title')}>
          <div className="grid max-w-read gap-6">
            <p>{t('administrators.appoint.text')}</p>
            <EmailOfForm
              // Resets the form after an appointment.
              key={administrators.length}
              {...appoint}
              {...{ passwordNeeded, label: labels.email, submit: t('administrators.appoint.submit') }}
            />
          </div>
        </RecordSection>
      </div>
    </>
  )
}
