import { useTranslation } from '~/i18n/use-translation'
import type { Row } from '~/db/rows'
import { Form } from '~/http/page'
import { DaysTable } from '~/parts/settings/days-table'
import type { Draft } from '~/parts/settings/draft'
import { useDraftFields } from '~/parts/settings/draft-fields'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { formStack } from '~/ui/form-stack'
import { RecordSection } from '~/ui/record-page'
import { VatRate } from './vat-rate'

type VatPageProps = Omit<Draft<unknown>, 'draft'> & { rates: Row<'vat_rates'>[]; today: string }

/** The VAT rates, and the form of a new one. */
export function VatPage({ rates, typed, errors, today }: VatPageProps) {
  const { t } = useTranslation(['settings', 'admin'])
  const { field, summary } = useDraftFields(
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
          <TextField
            {...field('holdsFrom')}
            required
            hint={t('vat.holdsFromHint')}
            type="date"
            min={today}
            width="half"
          />
          <div>
            <Button pendingLabel={t('common:form.oneMoment')}>{t('settings.check')}</Button>
          </div>
        </Form>
      </RecordSection>
    </FormPage>
  )
}
