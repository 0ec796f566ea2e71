import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useTranslation } from 'react-i18next'
import { lacksGuardian, nameGuardian } from '~/domain/guardians/guardians.server'
import { NameGuardian } from '~/domain/guardians/schema'
import { ActionForm, FormErrors, useActionForm } from '~/http/action-form'
import { flash } from '~/http/flash.server'
import type { Handle } from '~/http/handle'
import { submit } from '~/http/submit.server'
import { requireViewer } from '~/http/viewer.server'
import { GuardianFields } from '~/parts/purchases/guardian-fields'
import { Button } from '~/ui/button'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { i18n: ['mentee'], title: (t) => t('mentee:guardianPage.title') }

const home = '/mentee/mentorships'

export async function loader(args: LoaderFunctionArgs) {
  if (!(await lacksGuardian(await requireViewer(args, 'mentee')))) throw redirect(home)
  return null
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireViewer(args, 'mentee')
  return submit(args, NameGuardian, async (guardian) => {
    await nameGuardian(viewer, guardian)
    return redirect(home, { headers: flash('guardianNamed') })
  })
}

export default function GuardianPage() {
  const { t } = useTranslation('mentee')
  const { form, fields, te } = useActionForm(NameGuardian, { id: 'guardian' })
  const labels = {
    guardianName: t('guardian.name'),
    guardianEmail: t('guardian.email'),
    guardianConsented: t('guardian.consent'),
  }
  return (
    <FormPage
      title={t('guardianPage.title')}
      lead={t('guardianPage.lead')}
      back={{ to: home, label: t('mentorships.title') }}
      errors={<FormErrors form={form} labels={labels} />}
    >
      <ActionForm form={form}>
        <GuardianFields fields={fields} te={te} />
        <div>
          <Button pendingLabel={t('common:form.saving')}>{t('common:form.save')}</Button>
        </div>
      </ActionForm>
    </FormPage>
  )
}
