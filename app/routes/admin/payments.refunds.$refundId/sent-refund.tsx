import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { AdminRefund } from '~/domain/payment-queue/admin-refunds.server'
import type { ReturnedRefund, SentRefund } from '~/domain/payment-queue/schema'
import { ActionForm, SubmitButton, type useActionForm } from '~/http/action-form'
import { useBackTo } from '~/http/return-to'
import { formatDateTime } from '~/i18n/format'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { useGroundWords } from '~/parts/payment-queue/ground-words'
import { MenteeCell } from '~/parts/payment-queue/mentee-cell'
import { PurchaseCell } from '~/parts/payment-queue/refund-cells'
import { RefundAmount } from '~/parts/payment-queue/refund-amount'
import { RefundDestination } from '~/parts/payment-queue/refund-destination'
import { MoneyDayField } from '~/parts/purchases/money-day-field'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { CheckboxField, fieldProps, TextField } from '~/ui/field'
import { ConfirmationPage, FormPage } from '~/ui/form-page'
import { SummaryList } from '~/ui/summary-list'

type Missed = Exclude<AdminRefund['stage'], 'to_send'>

type SentRefundPageProps = ReturnType<typeof useActionForm<typeof SentRefund>> & {
  returned: ReturnType<typeof useActionForm<typeof ReturnedRefund>>
  refund: AdminRefund
  passwordNeeded: boolean
  today: string
  errors: ReactNode
}

/**
 * Records that the team has sent a refund. Where there is nothing to send any more, it says why, and records what was
 * sent before.
 */
export function SentRefundPage(props: SentRefundPageProps) {
  const { form, fields, te, returned, refund, passwordNeeded, today, errors } = props
  const { t } = useTranslation('admin')
  const back = useBackTo('/admin/payments', t('payments.title'))
  const isRecorded = refund.stage === 'done' && refund.bankRef !== null
  if (refund.own || isRecorded || refund.stage === 'unsure') {
    return (
      <FormPage title={t('sent.title')} back={back} errors={errors}>
        <Banner>{refund.own ? t('payments.own') : t(`sent.not.${refund.stage as Missed}`)}</Banner>
        <RefundFacts refund={refund} />
        {isRecorded && !refund.own && <CameBack {...returned} {...{ refund, passwordNeeded }} />}
        <p>
          <LinkButton to={back.to}>{back.label}</LinkButton>
        </p>
      </FormPage>
    )
  }
  const fieldsOfTransfer = (
    <>
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
  if (refund.stage !== 'to_send') {
    return (
      <FormPage title={t('sent.title')} back={back} errors={errors}>
        <Banner>{t(`sent.not.${refund.stage}`)}</Banner>
        <RefundFacts refund={refund} />
        <section aria-labelledby="already" className="grid gap-4">
          <h2 id="already">{t('sent.already.title')}</h2>
          <p>{t('sent.already.text')}</p>
          <ActionForm form={form}>
            <input type="hidden" name="intent" value="sent" />
            <CheckboxField {...fieldProps(fields.sentAlready, te)} label={t('sent.already.tick')} boxed />
            <TextField
              {...fieldProps(fields.amount, te)}
              label={t('sent.already.amount')}
              hint={t('sent.externalRefHint')}
              width="half"
              inputMode="decimal"
              autoComplete="off"
            />
            {fieldsOfTransfer}
            <SubmitButton icon="check">{t('sent.already.submit')}</SubmitButton>
          </ActionForm>
        </section>
      </FormPage>
    )
  }
  return (
    <ConfirmationPage
      title={t('sent.title')}
      lead={t('sent.lead')}
      back={back}
      errors={errors}
      form={
        <ActionForm form={form}>
          <input type="hidden" name="intent" value="sent" />
          {fieldsOfTransfer}
          <SubmitButton icon="check">{t('sent.submit')}</SubmitButton>
        </ActionForm>
      }
      cancel={{ to: back.to, label: t('sent.cancel') }}
    >
      <RefundFacts refund={refund} />
    </ConfirmationPage>
  )
}

type CameBackProps = SentRefundPageProps['returned'] & Pick<SentRefundPageProps, 'refund' | 'passwordNeeded'>

/** The bank may return what the team has sent. */
function CameBack({ form, fields, te, refund, passwordNeeded }: CameBackProps) {
  const { t } = useTranslation('admin')
  return (
    <section aria-labelledby="returned-title" className="grid gap-4">
      <h2 id="returned-title">{t('sent.returned.title')}</h2>
      <p>{t('sent.returned.text')}</p>
      <ActionForm form={form}>
        <input type="hidden" name="intent" value="returned" />
        <input type="hidden" name="seenEnd" value={refund.bankRef!} />
        <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
        <SubmitButton variant="secondary">{t('sent.returned.submit')}</SubmitButton>
      </ActionForm>
    </section>
  )
}

function RefundFacts({ refund }: { refund: AdminRefund }) {
  const { t, language } = useTranslation('admin')
  const groundWords = useGroundWords()
  return (
    <SummaryList
      rows={[
        {
          label: t('common:facts.amount'),
          value: (
            <b className="tabular text-xl">
              <RefundAmount refund={refund} />
            </b>
          ),
        },
        { label: t('payments.to'), value: <RefundDestination refund={refund} /> },
        {
          label: t('common:facts.mentee'),
          value: <MenteeCell id={refund.menteeId} name={refund.menteeName} email={refund.menteeEmail} />,
        },
        { label: t('payments.purchase'), value: <PurchaseCell {...refund} /> },
        { label: t('payments.ground'), value: groundWords(refund.ground) },
        ...(refund.reason ? [{ label: t('refund.reason'), value: refund.reason }] : []),
        { label: t('sent.requested'), value: formatDateTime(language, refund.requestedAt) },
      ]}
    />
  )
}
