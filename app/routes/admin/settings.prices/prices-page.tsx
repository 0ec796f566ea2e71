import { useTranslation } from 'react-i18next'
import type { Row } from '~/db/rows'
import { Form } from '~/http/page'
import { nameIn } from '~/i18n/names'
import { useErrorText, useLanguage } from '~/i18n/use-language'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/error-summary'
import { SelectField, TextField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { formStack } from '~/ui/form-stack'
import { RecordSection } from '~/ui/record-page'
import { PriceTable } from './price-table'

type PricesPageProps = {
  prices: Row<'package_prices'>[]
  typed: Record<string, string>
  errors: Record<string, string[] | null>
  today: string
}

/** The prices of each package, and the form of a new one. */
export function PricesPage({ prices, typed, errors, today }: PricesPageProps) {
  const { t } = useTranslation('settings')
  const te = useErrorText()
  const language = useLanguage()
  const packages = [...new Map(prices.map((price) => [price.packageId, price])).values()]
  const labels: Record<string, string> = {
    packageId: t('common:facts.package'),
    price: t('common:facts.price'),
    holdsFrom: t('prices.holdsFrom'),
  }
  const broken = Object.entries(errors).flatMap(([name, keys]) =>
    (keys ?? []).map((key) => ({ href: `#${name}`, message: `${labels[name] ?? name}: ${te(key)}` })),
  )
  const field = (name: string) => ({
    id: name,
    name,
    label: labels[name]!,
    defaultValue: typed[name],
    errors: errors[name]?.map((key) => te(key)),
    required: true,
  })
  return (
    <FormPage
      title={t('prices.title')}
      lead={t('prices.lead')}
      back={{ to: '/admin/settings', label: t('common:shell.admin.settings') }}
      errors={broken.length > 0 && <ErrorSummary title={t('common:form.errorTitle')} errors={broken} />}
    >
      {packages.map((item) => (
        <RecordSection key={item.packageId} title={nameIn(language, item.names)}>
          <PriceTable prices={prices.filter(({ packageId }) => packageId === item.packageId)} />
        </RecordSection>
      ))}
      <RecordSection title={t('prices.new')} id="new">
        <Form method="get" noValidate className={formStack}>
          <SelectField
            {...field('packageId')}
            width="half"
            options={packages.map((item) => ({
              value: String(item.packageId),
              label: nameIn(language, item.names),
            }))}
          />
          <TextField
            {...field('price')}
            hint={t('prices.priceHint')}
            inputMode="decimal"
            width="half"
            autoComplete="off"
          />
          <TextField
            {...field('holdsFrom')}
            hint={t('prices.holdsFromHint')}
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
