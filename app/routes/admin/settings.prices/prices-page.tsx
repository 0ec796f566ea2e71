import { useTranslation } from '~/i18n/use-translation'
import type { Row } from '~/db/rows'
import { Form } from '~/http/page'
import { SubmitButton } from '~/http/action-form'
import { formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { DaysTable } from '~/parts/settings/days-table'
import { useDraftFields } from '~/parts/settings/draft-fields'
import { DateParts, SelectField, TextField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { formStack } from '~/ui/form-stack'
import { RecordSection } from '~/ui/record-page'

type PricesPageProps = {
  prices: Row<'package_prices'>[]
  typed: Record<string, string>
  errors: Record<string, string[] | null>
}

/** The prices of each package, and the form of a new one. */
export function PricesPage({ prices, typed, errors }: PricesPageProps) {
  const { t, language } = useTranslation('settings')
  const packages = [...new Map(prices.map((price) => [price.packageId, price])).values()]
  const { field, day, summary } = useDraftFields(
    {
      packageId: t('common:facts.package'),
      price: t('common:facts.price'),
      holdsFrom: t('prices.holdsFrom'),
    },
    { typed, errors },
  )
  return (
    <FormPage
      title={t('prices.title')}
      lead={t('prices.lead')}
      back={{ to: '/admin/settings', label: t('common:shell.admin.settings') }}
      errors={summary}
    >
      {packages.map((item) => (
        <RecordSection key={item.packageId} title={nameIn(language, item.names)}>
          <DaysTable
            caption={nameIn(language, item.names)}
            label={t('common:facts.price')}
            value={({ priceCents, currency }) => formatMoney(language, priceCents, currency)}
            rows={prices.filter(({ packageId }) => packageId === item.packageId)}
            path="/admin/settings/prices"
          />
        </RecordSection>
      ))}
      <RecordSection title={t('prices.new')} id="new">
        <Form method="get" noValidate className={formStack}>
          <SelectField
            {...field('packageId')}
            required
            width="half"
            options={packages.map((item) => ({
              value: String(item.packageId),
              label: nameIn(language, item.names),
            }))}
          />
          <TextField
            {...field('price')}
            required
            hint={t('prices.priceHint')}
            inputMode="decimal"
            width="half"
            autoComplete="off"
          />
          <DateParts {...day('holdsFrom')} hint={t('prices.holdsFromHint')} />
          <SubmitButton>{t('settings.check')}</SubmitButton>
        </Form>
      </RecordSection>
    </FormPage>
  )
}
