import { Trans } from 'react-i18next'
import { useTranslation } from '~/i18n/use-translation'
import type { Package } from '~/domain/packages/packages.server'
import { useConstants } from '~/http/page'
import type { CardPayments } from '~/integrations/stripe.server'
import { ActionForm, SubmitButton, type useActionForm } from '~/forms/action-form'
import { formatMoney } from '~/i18n/format'
import { TermsLink } from '~/parts/texts/terms-link'
import { CheckboxField, fieldProps } from '~/ui/field'
import { GuardianFields } from '~/parts/purchases/guardian-fields'
import { InvoiceFields } from '~/parts/tax-documents/invoice-fields'
import { Disclosure } from '~/ui/disclosure'
import { PaymentMethod } from './payment-method'
import type { Order } from '~/domain/purchases/schema'

type OrderFormProps = ReturnType<typeof useActionForm<typeof Order>> & {
  item: Pick<Package, 'priceCents' | 'currency'>
  /** The mentee is a minor: a guardian must consent too. */
  guardian: boolean
  cards: CardPayments
}

/** Payment method, consents, and the button that says that the order has to be paid. */
export function OrderForm({ form, fields, te, item, guardian, cards }: OrderFormProps) {
  const { t, language } = useTranslation('mentee')
  const price = formatMoney(language, item.priceCents, item.currency)
  return (
    <ActionForm form={form}>
      <input type="hidden" name={fields.seenPriceCents.name} value={item.priceCents} />
      {guardian && <GuardianFields fields={fields} te={te} />}
      <PaymentMethod field={fields.method} te={te} cards={cards} price={item} />
      <InvoiceWanted fields={fields} te={te} />
      <CheckboxField {...fieldProps(fields.termsAccepted, te)} label={<TermsWords />} boxed />
      <p className="text-muted">
        <WithdrawalWords />
      </p>
      <SubmitButton>{t('checkout.submit', { price })}</SubmitButton>
    </ActionForm>
  )
}

/** The details of an invoice, folded while there are none. */
function InvoiceWanted({ fields, te }: Pick<OrderFormProps, 'fields' | 'te'>) {
  const { t } = useTranslation('mentee')
  const { invoiceName, taxNumber, invoiceAddress, invoiceActivity } = fields
  const filled = [invoiceName, taxNumber, invoiceAddress, invoiceActivity].some(
    ({ initialValue, errors }) => initialValue || errors,
  )
  return (
    <Disclosure id="invoice" summary={t('invoice.wanted')} open={filled}>
      <div className="grid gap-5">
        <p className="max-w-read text-muted">{t('invoice.lead')}</p>
        <InvoiceFields fields={fields} te={te} />
      </div>
    </Disclosure>
  )
}

function TermsWords() {
  const { t } = useTranslation('mentee')
  const links = {
    terms: <TermsLink to="/terms-and-conditions" />,
    mentoring: <TermsLink to="/mentoring-terms" />,
  }
  return <Trans t={t} i18nKey="checkout.terms" components={links} />
}

function WithdrawalWords() {
  const { t } = useTranslation('mentee')
  const values = { ...useConstants() }
  const links = { terms: <TermsLink to="/terms-and-conditions#withdrawal" /> }
  return <Trans t={t} i18nKey="checkout.withdrawal" values={values} components={links} />
}
