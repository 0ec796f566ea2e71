import { useTranslation } from '~/i18n/use-translation'
import type { AdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { ConfirmDeposit } from '~/domain/purchases/schema'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { formatMoney } from '~/i18n/format'
import { BulkPage, bulkForm } from '~/lists/bulk-page'
import type { BulkCheckProps } from '~/lists/table'
import { ConfirmWithPasswordForm } from '~/parts/accounts/confirm-with-password-form'
import { MoneyDayField } from './money-day-field'
import { CheckboxField, fieldProps } from '~/ui/field'

/** The page before many deposits are confirmed at once, with what they come to. */
export function MarkPaidCheck(props: BulkCheckProps) {
  const { t, language } = useTranslation('admin')
  const confirm = useActionForm(ConfirmDeposit, { id: bulkForm })
  const { possible, passwordNeeded, today } = props.checked
  const orders = possible.map(({ row }) => row as unknown as AdminPurchase)
  const cents = orders.reduce((sum, { priceCents }) => sum + priceCents, 0)
  return (
    <BulkPage
      {...props}
      errors={<FormErrors form={confirm.form} labels={{ arrivedOn: t('bulk.markPaid.arrivedOn') }} />}
      sum={t('bulk.markPaid.sum', { amount: formatMoney(language, cents) })}
      effects={[t('bulk.markPaid.opens'), t('bulk.markPaid.mail'), t('bulk.markPaid.recorded')]}
      form={
        <ConfirmWithPasswordForm
          {...confirm}
          {...{ passwordNeeded, submit: t('bulk.markPaid.submit', { count: possible.length }) }}
        >
          <MoneyDayField
            field={confirm.fields.arrivedOn}
            te={confirm.te}
            today={today}
            legend={t('bulk.markPaid.arrivedOn')}
            hint={t('deposit.arrivedOnHint')}
          />
          {orders.some(({ proofs }) => proofs.length === 0) && (
            <CheckboxField
              {...fieldProps(confirm.fields.seenAtBank, confirm.te)}
              label={t('bulk.markPaid.seenAtBank')}
              boxed
            />
          )}
        </ConfirmWithPasswordForm>
      }
    />
  )
}
