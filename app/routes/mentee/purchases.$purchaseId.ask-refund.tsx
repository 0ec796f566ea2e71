import { useErrorText, useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { comesToBank } from '~/domain/purchases/methods'
import { findPurchase, type Purchase } from '~/domain/purchases/purchases.server'
import { findPurchaseRefunds, type PurchaseRefunds } from '~/domain/payments/purchase-refunds.server'
import { AskRefund } from '~/domain/payments/withdrawal-schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { AccountFields } from '~/parts/payments/account-fields'
import { RefundState } from '~/parts/payments/refund-state'
import { WithdrawalShare } from '~/parts/payments/withdrawal-share'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { fieldProps, TextArea } from '~/ui/field'
import { FormPage, type FormPageProps } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('refunds:ask.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const id = idParameter(args.params.purchaseId)
  const [purchase, refunds] = await Promise.all([findPurchase(viewer, id), findPurchaseRefunds(viewer, id)])
  if (!purchase || !refunds) throw notFound()
  if (refunds.withdrawUntil) throw redirect(`/purchases/${id}/withdraw`)
  return { purchase, refunds }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const id = idParameter(args.params.purchaseId)
  return submit(args, AskRefund, async (asked) => {
    await acts.askRefund(viewer, { purchaseId: id, ...asked, text: asked.text ?? '' })
    return redirect(`/purchases/${id}`, 'refundAsked')
  })
}

export default function AskRefundPage() {
  const { purchase, refunds } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('refunds')
  const ask = useActionForm(AskRefund, { id: 'ask-refund' })
  const { obstacle, ground } = refunds
  const amount = formatMoney(language, refunds.refundCents, purchase.currency)
  const page = {
    title: t('ask.title'),
    eyebrow: nameIn(language, purchase.packageNames),
    back: { to: `/purchases/${purchase.id}`, label: t('mentee:purchase.eyebrow') },
    errors: <FormErrors form={ask.form} labels={{ text: t('ask.text'), iban: t('common:facts.iban') }} />,
  }
  if (obstacle) return <NoRefund {...page} purchase={purchase} refunds={refunds} />
  return (
    <FormPage {...page} lead={ground ? undefined : t('ask.lead')}>
      {ground && (
        <Banner tone="success" title={t('ask.entitled', { amount })}>
          {t(`grounds.${ground}`)}
        </Banner>
      )}
      {refunds.keptCents > 0 && (
        <WithdrawalShare
          {...refunds}
          beginRequested
          paidCents={purchase.priceCents}
          currency={purchase.currency}
        />
      )}
      <AskRefundForm {...ask} entitled={ground !== null} byDeposit={comesToBank(purchase.method)} />
    </FormPage>
  )
}

type NoRefundProps = Omit<FormPageProps, 'children'> & { purchase: Purchase; refunds: PurchaseRefunds }

/** Why a refund cannot be asked at present, and the refunds that are in progress. */
function NoRefund({ purchase, refunds, ...page }: NoRefundProps) {
  const { t } = useTranslation('refunds')
  const te = useErrorText()
  const paid = purchase.paidAt !== null
  return (
    <FormPage {...page}>
      <RefundState refunds={refunds} />
      {refunds.obstacle !== 'refund_request_open' && (
        <p className="text-lg">{paid && refunds.obstacle ? te(refunds.obstacle) : t('none.unpaid')}</p>
      )}
      <p>{t('none.write')}</p>
      <p>
        <LinkButton to={`/purchases/${purchase.id}`} variant="secondary">
          {t('mentee:purchase.eyebrow')}
        </LinkButton>
      </p>
    </FormPage>
  )
}

type AskRefundFormProps = ReturnType<typeof useActionForm<typeof AskRefund>> & {
  /** The terms give a ground, so no reason is required. */
  entitled: boolean
  /** A card payment is refunded to the card; only a deposit needs an account. */
  byDeposit: boolean
}

/** A refund request to the team, with the account for a deposit. */
function AskRefundForm({ form, fields, te, entitled, byDeposit }: AskRefundFormProps) {
  const { t } = useTranslation('refunds')
  return (
    <ActionForm form={form}>
      <TextArea
        {...fieldProps(fields.text, te)}
        required={!entitled}
        label={t('ask.text')}
        hint={t('ask.textHint')}
        optional={entitled}
        rows={5}
      />
      {byDeposit && <AccountFields fields={fields} te={te} optional />}
      <SubmitButton pending="sending">{t('ask.submit')}</SubmitButton>
    </ActionForm>
  )
}
