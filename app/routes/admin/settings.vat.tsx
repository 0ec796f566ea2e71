import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import * as reads from '~/db/reads.server'
import type { Row } from '~/db/rows'
import { ConfirmedVat, VatDraft } from '~/domain/settings/vat-schema'
import { FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { Form, type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, redirect, requireViewer } from '~/http/page.server'
import { athensDay } from '~/i18n/format'
import { DaysTable } from '~/parts/settings/days-table'
import { type Draft, readDraft } from '~/parts/settings/draft'
import { useDraftFields } from '~/parts/settings/draft-fields'
import { VatCheck, VatRate } from './settings.vat/vat-check'
import { DateParts, TextField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { formStack } from '~/ui/form-stack'
import { RecordSection } from '~/ui/record-page'

export const handle: Handle = { title: (t) => t('settings:vat.title') }

const page = '/admin/settings/vat'

/** Without parameters the rates and the form; with them, the form with its errors, or the check of the new rate. */
export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const [rates, passwordNeeded] = await Promise.all([reads.vatRates(viewer), reads.passwordNeeded(viewer)])
  return { rates, passwordNeeded, ...readDraft(args.request, VatDraft), today: athensDay(new Date()) }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return guarded(args, viewer, ConfirmedVat, async (rate) => {
    await acts.setVatRate(viewer, rate)
    return redirect(page, 'vatSet')
  })
}

export default function SettingsVatPage() {
  const data = useLoaderData<typeof loader>()
  const { t } = useTranslation(['settings', 'admin'])
  const confirm = useActionForm(ConfirmedVat, { id: 'confirm' })
  const labels = {
    percent: t('admin:purchases.vatPercent'),
    holdsFrom: t('prices.holdsFrom'),
    ground: t('common:facts.vatGround'),
  }
  if (!data.draft) return <VatPage {...data} />
  const errors = <FormErrors form={confirm.form} labels={labels} />
  return <VatCheck {...data} draft={data.draft} confirm={confirm} errors={errors} />
}

type VatPageProps = Omit<Draft<unknown>, 'draft'> & { rates: Row<'vat_rates'>[] }

/** The VAT rates, and the form of a new one. */
function VatPage({ rates, typed, errors }: VatPageProps) {
  const { t } = useTranslation(['settings', 'admin'])
  const { field, day, summary } = useDraftFields(
    {
      percent: t('admin:purchases.vatPercent'),
      holdsFrom: t('prices.holdsFrom'),
      ground: t('common:facts.vatGround'),
    },
    { typed, errors },
  )
  return (
    <FormPage
      title={t('vat.title')}
      lead={t('vat.lead')}
      back={{ to: '/admin/settings', label: t('common:shell.admin.settings') }}
      errors={summary}
    >
      <DaysTable
        caption={t('vat.title')}
        label={t('admin:purchases.vat')}
        value={VatRate}
        rows={rates}
        path="/admin/settings/vat"
      />
      <RecordSection title={t('vat.new')} id="new">
        <Form method="get" noValidate className={formStack}>
          <TextField {...field('percent')} required inputMode="numeric" width="half" autoComplete="off" />
          <TextField {...field('ground')} hint={t('vat.groundHint')} autoComplete="off" />
          <DateParts {...day('holdsFrom')} hint={t('vat.holdsFromHint')} />
          <SubmitButton>{t('settings.check')}</SubmitButton>
        </Form>
      </RecordSection>
    </FormPage>
  )
}
