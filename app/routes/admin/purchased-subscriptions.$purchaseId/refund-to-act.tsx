import { useTranslation } from '~/i18n/use-translation'
import { ReturnedRefund, SentRefund } from '~/domain/payments/schema'
import type { RefundOfPurchase } from '~/domain/purchases/purchase-records.server'
import { ActionForm, SubmitButton, useActionForm } from '~/forms/action-form'
import { formatMoney } from '~/i18n/format'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { RefundDestination } from '~/parts/payments/refund-destination'
import { MoneyDayField } from '~/parts/purchases/money-day-field'
import { Banner } from '~/ui/banner'
import { Card } from '~/ui/card'
import { Disclosure } from '~/ui/disclosure'
import { CheckboxField, fieldProps, TextField } from '~/ui/field'
import { SummaryList } from '~/ui/summary-list'

type RefundProps = { refund: RefundOfPurchase; passwordNeeded: boolean; today: string }

/**
 * What there is to do about a refund: record that the team has sent it, that it was sent before this page said not to, or
 * that it came back from the bank. `unsure`: Stripe did not say whether it still has to be sent.
 */
export function RefundToAct({ unsure, ...props }: RefundProps & { unsure: boolean }) {
  const { refund } = props
  const { t, language } = useTranslation('admin')
  if (refund.own) return null
  if (refund.stage === 'to_send')
    return (
      <Card title={t('sent.title')} level={3} tone="primary">
        <div className="grid gap-4">
          {unsure ? <Banner tone="warning">{t('sent.not.unsure')}</Banner> : <p>{t('sent.lead')}</p>}
          <SummaryList
            rows={[
              {
                label: t('common:facts.amount'),
                value: (
                  <b className="tabular text-xl">
                    {formatMoney(language, refund.amountCents, refund.currency)}
                  </b>
                ),
              },
              { label: t('payments.to'), value: <RefundDestination refund={refund} /> },
            ]}
          />
          {!unsure && <SentForm {...props} />}
        </div>
      </Card>
    )
  return refund.bankRef === null ? <SentAlready {...props} /> : <CameBack {...props} />
}

const useSentForm = ({ id }: RefundOfPurchase) =>
  useActionForm(SentRefund, { id: `sent-${id}`, intent: 'sent', sent: { item: String(id) } })

function SentForm({ refund, passwordNeeded, today }: RefundProps) {
  const { t } = useTranslation('admin')
  const sent = useSentForm(refund)
  return (
    <ActionForm form={sent.form}>
      <TransferFields {...sent} {...{ refund, passwordNeeded, today }} />
      <SubmitButton icon="check">{t('sent.submit')}</SubmitButton>
    </ActionForm>
  )
}

/** Why there is nothing to send any more, and what was sent nevertheless. */
function SentAlready({ refund, passwordNeeded, today }: RefundProps) {
  const { t } = useTranslation('admin')
  const sent = useSentForm(refund)
  const { form, fields, te } = sent
  return (
    <Disclosure summary={t('sent.already.title')} open={!form.valid}>
      <div className="grid gap-4">
        <p>{t(`sent.not.${refund.stage}`)}</p>
        <p>{t('sent.already.text')}</p>
        <ActionForm form={form}>
          <CheckboxField {...fieldProps(fields.sentAlready, te)} label={t('sent.already.tick')} boxed />
          <TextField
            {...fieldProps(fields.amount, te)}
            label={t('sent.already.amount')}
            hint={t('sent.externalRefHint')}
            width="half"
            inputMode="decimal"
            autoComplete="off"
          />
          <TransferFields {...sent} {...{ refund, passwordNeeded, today }} />
          <SubmitButton icon="check">{t('sent.already.submit')}</SubmitButton>
        </ActionForm>
      </div>
    </Disclosure>
  )
}

/** The reference and the day that the bank gave, and the password. */
function TransferFields(props: Omit<ReturnType<typeof useSentForm>, 'form'> & RefundProps) {
  const { fields, te, refund, passwordNeeded, today } = props
  const { t } = useTranslation('admin')
  return (
    <>
      <input type="hidden" name="intent" value="sent" />
      <input type="hidden" name="item" value={refund.id} />
      <TextField
        {...fieldProps(fields.externalRef, te)}
        label={t('sent.externalRef')}
        hint={t('sent.externalRefHint')}
        width="half"
        autoComplete="off"
      />
      <MoneyDayField
        field={fields.sentOn}
        te={te}
        today={today}
        legend={t('sent.sentOn')}
        hint={t('deposit.arrivedOnHint')}
      />
      <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
    </>
  )
}

/** The bank may return what the team has sent. */
function CameBack({ refund: { id, bankRef }, passwordNeeded, today }: RefundProps) {
  const { t } = useTranslation('admin')
  const { form, fields, te } = useActionForm(ReturnedRefund, {
    id: `returned-${id}`,
    intent: 'returned',
    sent: { item: String(id) },
  })
  return (
    <Disclosure summary={t('sent.returned.title')} open={!form.valid}>
      <div className="grid gap-4">
        <p>{t('sent.returned.text')}</p>
        <ActionForm form={form}>
          <input type="hidden" name="intent" value="returned" />
          <input type="hidden" name="item" value={id} />
          <input type="hidden" name="seenEnd" value={bankRef!} />
          <MoneyDayField
            field={fields.returnedOn}
            te={te}
            today={today}
            legend={t('deposit.arrivedOn')}
            hint={t('deposit.arrivedOnHint')}
          />
          <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
          <SubmitButton variant="secondary">{t('sent.returned.submit')}</SubmitButton>
        </ActionForm>
      </div>
    </Disclosure>
  )
}
