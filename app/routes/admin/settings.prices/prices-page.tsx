import { useTranslation } from '~/i18n/use-translation'
import type { Row } from '~/db/generated/rows'
import { Form } from '~/http/page'
import { SentFormErrors, SubmitButton } from '~/forms/action-form'
import { formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { DateParts, SelectField, TextField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { formStack } from '~/ui/form-stack'
import { RecordSection } from '~/ui/record-page'
import { DaysTable } from './days-table'
import type { Draft } from './draft'
import { useDraftFields } from './draft-fields'
import { VatRate } from './vat-rate'
import { Withdrawals } from './withdrawals'

type Typed = Omit<Draft<unknown>, 'draft'>

type PricesPageProps = {
  prices: Row<'package_prices'>[]
  rates: Row<'vat_rates'>[]
  price: Typed
  vat: Typed
  passwordNeeded: boolean
}

/** The prices of each package and the VAT rates, the forms of new ones, and what is to come to withdraw. */
export function PricesPage({ prices, rates, price, vat, passwordNeeded }: PricesPageProps) {
  const { t, language } = useTranslation('settings')
  const packages = [...new Map(prices.map((each) => [each.packageId, each])).values()]
  const holdsFrom = t('prices.holdsFrom')
  const ofPrice = useDraftFields(
    { packageId: t('common:facts.package'), price: t('common:facts.price'), holdsFrom },
    price,
    'price',
  )
  const ofVat = useDraftFields(
    { percent: t('admin:purchases.vatPercent'), holdsFrom, ground: t('common:facts.vatGround') },
    vat,
    'vat',
  )
  const money = ({ priceCents, currency }: Row<'package_prices'>) =>
    formatMoney(language, priceCents, currency)
  return (
    <FormPage
      title={t('prices.title')}
      lead={t('prices.lead')}
      back={{ to: '/admin/settings', label: t('common:shell.admin.settings') }}
      errors={
        <>
          {ofPrice.summary}
          {ofVat.summary}
          <SentFormErrors />
        </>
      }
    >
      {packages.map((item) => {
        const rows = prices.filter(({ packageId }) => packageId === item.packageId)
        return (
          <RecordSection key={item.packageId} title={nameIn(language, item.names)}>
            <DaysTable
              caption={nameIn(language, item.names)}
              label={t('common:facts.price')}
              value={money}
              rows={rows}
            />
            <Withdrawals
              rows={rows}
              intent="withdraw-price"
              effect={(stays) => t('prices.withdraw.effect', { price: money(stays) })}
              words="prices.withdraw"
              passwordNeeded={passwordNeeded}
            />
          </RecordSection>
        )
      })}
      <RecordSection title={t('prices.new')} id="new-price">
        <Form method="get" noValidate className={formStack}>
          <SelectField
            {...ofPrice.field('packageId')}
            required
            width="half"
            options={packages.map((item) => ({
              value: String(item.packageId),
              label: nameIn(language, item.names),
            }))}
          />
          <TextField
            {...ofPrice.field('price')}
            required
            hint={t('prices.priceHint')}
            inputMode="decimal"
            width="half"
            autoComplete="off"
          />
          <DateParts {...ofPrice.day('holdsFrom')} hint={t('prices.holdsFromHint')} />
          <SubmitButton>{t('settings.check')}</SubmitButton>
        </Form>
      </RecordSection>
      <RecordSection title={t('vat.title')} id="vat">
        <p className="mb-4">{t('vat.lead')}</p>
        <DaysTable caption={t('vat.title')} label={t('admin:purchases.vat')} value={VatRate} rows={rates} />
        <Withdrawals
          rows={rates}
          intent="withdraw-vat"
          effect={({ percent }) => t('vat.withdraw.effect', { percent })}
          words="vat.withdraw"
          passwordNeeded={passwordNeeded}
        />
      </RecordSection>
      <RecordSection title={t('vat.new')} id="new-vat">
        <Form method="get" noValidate className={formStack}>
          <TextField
            {...ofVat.field('percent')}
            required
            inputMode="numeric"
            width="half"
            autoComplete="off"
          />
          <TextField {...ofVat.field('ground')} hint={t('vat.groundHint')} autoComplete="off" />
          <DateParts {...ofVat.day('holdsFrom')} hint={t('vat.holdsFromHint')} />
          <SubmitButton>{t('settings.check')}</SubmitButton>
        </Form>
      </RecordSection>
    </FormPage>
  )
}
