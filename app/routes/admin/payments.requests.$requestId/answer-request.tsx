import type { ReactNode } from 'react'
import { useErrorText, useTranslation } from '~/i18n/use-translation'
import type { RefundCase } from '~/domain/payment-queue/refund-case.server'
import type { RefundRequest } from '~/domain/payment-queue/refund-requests.server'
import type { DeclinedRefund } from '~/domain/payment-queue/schema'
import type { AdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { ActionForm, SubmitButton, type useActionForm } from '~/http/action-form'
import { useActLink, useBackTo } from '~/http/return-to'
import { formatMoney } from '~/i18n/format'
import { useGroundWords } from '~/parts/payment-queue/ground-words'
import { MenteeCell } from '~/parts/payment-queue/mentee-cell'
import { PurchaseCell } from '~/parts/payment-queue/refund-cells'
import { RefundEffects } from '~/parts/payment-queue/refund-effects'
import { RefundForm, useRefundForm } from '~/parts/payment-queue/refund-form'
import { RefundRequestText } from '~/parts/payment-queue/refund-request-text'
import { Banner } from '~/ui/banner'
import { Card } from '~/ui/card'
import { fieldProps, TextArea } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { SummaryList } from '~/ui/summary-list'

type AnswerRefundRequestProps = ReturnType<typeof useActionForm<typeof DeclinedRefund>> & {
  request: RefundRequest
  purchase: AdminPurchase
  found: RefundCase
  passwordNeeded: boolean
  errors: ReactNode
}

/**
 * The mentee's refund request and the ground that the rules find; the admin refunds here, with the form of the purchase's
 * refund, or declines with a reason.
 */
export function AnswerRefundRequest(props: AnswerRefundRequestProps) {
  const { request, purchase, found, passwordNeeded, errors, ...decline } = props
  const { t, language } = useTranslation('admin')
  const amount = formatMoney(language, request.priceCents, request.currency)
  const groundWords = useGroundWords()
  const actLink = useActLink()
  const te = useErrorText('team')
  const refund = useRefundForm(found, 'refund')
  const saidBy = (ground: RefundRequest['ground']) =>
    ground ? t('answerRefund.entitled', { ground: groundWords(ground) }) : t('payments.noGround')
  const entitled = request.ground !== null
  const open = !request.answeredAt && !request.own
  return (
    <FormPage
      title={t('answerRefund.titleOf', { name: request.menteeName })}
      back={useBackTo('/admin/payments?scope=asked', t('payments.title'))}
      errors={errors}
    >
      {request.own && <Banner tone="warning">{t('payments.own')}</Banner>}
      {request.answeredAt && (
        <Banner>{t(request.granted ? 'answerRefund.granted' : 'answerRefund.declined')}</Banner>
      )}
      <SummaryList
        rows={[
          {
            label: t('common:facts.mentee'),
            value: <MenteeCell id={request.menteeId} name={request.menteeName} email={request.menteeEmail} />,
          },
          { label: t('payments.purchase'), value: <PurchaseCell {...request} /> },
          { label: t('common:facts.amount'), value: <b className="tabular">{amount}</b> },
          { label: t('answerRefund.terms'), value: saidBy(request.ground) },
          ...(request.groundThen === request.ground
            ? []
            : [{ label: t('answerRefund.termsThen'), value: saidBy(request.groundThen) }]),
        ]}
      />
      <RefundRequestText text={request.text} askedAt={request.askedAt} />
      {request.answer && <p className="whitespace-pre-line">{request.answer}</p>}
      {open && (
        <>
          <Card title={t('answerRefund.yes')} tone={entitled ? 'primary' : undefined}>
            {found.partObstacle ? (
              <p>{te(found.partObstacle)}</p>
            ) : (
              <div className="grid gap-5">
                <RefundEffects purchase={purchase} found={found} />
                <RefundForm
                  {...refund}
                  {...{ found, passwordNeeded }}
                  currency={request.currency}
                  action={actLink(`/admin/purchased-subscriptions/${request.purchaseId}/refund`)}
                />
              </div>
            )}
          </Card>
          <Card title={t('answerRefund.no')}>
            <DeclineForm {...decline} />
          </Card>
        </>
      )}
    </FormPage>
  )
}

function DeclineForm({ form, fields, te }: ReturnType<typeof useActionForm<typeof DeclinedRefund>>) {
  const { t } = useTranslation('admin')
  return (
    <ActionForm form={form}>
      <TextArea
        {...fieldProps(fields.answer, te)}
        label={t('answerRefund.answer')}
        hint={t('answerRefund.answerHint')}
        rows={4}
      />
      <SubmitButton pending="sending" variant="secondary">
        {t('answerRefund.decline')}
      </SubmitButton>
    </ActionForm>
  )
}
