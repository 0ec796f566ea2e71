import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { listWaitingOrders } from '~/domain/guardians/guardians.server'
import { NameGuardian } from '~/domain/guardians/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, redirect, requireViewer, submit } from '~/http/page.server'
import { nameIn } from '~/i18n/names'
import { GuardianFields } from '~/parts/purchases/guardian-fields'
import { FormPage } from '~/ui/form-page'
import { SummaryList } from '~/ui/summary-list'

export const handle: Handle = { title: (t) => t('mentee:guardianPage.title') }

const home = '/mentee/mentorships'

export async function loader(args: Args) {
  const orders = await listWaitingOrders(await requireViewer(args, 'mentee'))
  // After an objection the team speaks first: then there is nothing to name.
  if (orders.length === 0 || orders.some(({ guardianObstacle }) => guardianObstacle === 'guardian_objected'))
    throw redirect(home)
  return { orders }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  return submit(args, NameGuardian, async (guardian) => {
    await acts.nameGuardian(viewer, { ...guardian, askedFrom: viewer.source })
    return redirect(home, 'guardianNamed')
  })
}

/** Names the guardian of the orders that wait for one, or has the guardian asked again. */
export default function GuardianPage() {
  const { t, language } = useTranslation('mentee')
  const { orders } = useLoaderData<typeof loader>()
  const asked = orders.find(({ guardianEmail }) => guardianEmail !== null)
  const { form, fields, te } = useActionForm(NameGuardian, {
    id: 'guardian',
    defaultValue: asked && {
      guardianName: asked.guardianName ?? '',
      guardianEmail: asked.guardianEmail ?? '',
      guardianPhone: asked.guardianPhone ?? '',
    },
  })
  const labels = {
    guardianName: t('guardian.name'),
    guardianEmail: t('common:facts.email'),
    guardianPhone: t('common:profile.fields.phone'),
    guardianConsented: t('guardian.consent'),
  }
  return (
    <FormPage
      title={t('guardianPage.title')}
      lead={t(asked ? 'guardianPage.again' : 'guardianPage.lead')}
      back={{ to: home, label: t('common:shell.menu.menteeMentorships') }}
      errors={<FormErrors form={form} labels={labels} />}
    >
      <section>
        <h2 className="mb-3">{t('guardianPage.orders')}</h2>
        <SummaryList
          rows={orders.map(({ reference, packageNames, guardianEmail }) => ({
            label: reference,
            value: (
              <>
                {nameIn(language, packageNames)}
                {guardianEmail && (
                  <span className="block font-normal text-muted">
                    {t('guardianPage.wroteTo', { email: guardianEmail })}
                  </span>
                )}
              </>
            ),
          }))}
        />
      </section>
      <ActionForm form={form}>
        <GuardianFields fields={fields} te={te} />
        <SubmitButton>{t(asked ? 'guardianPage.submitAgain' : 'guardianPage.submit')}</SubmitButton>
      </ActionForm>
    </FormPage>
  )
}
