import { findKnownCardPayment, payByCard } from '~/domain/payments/card-payments.server'
import { paymentCodes } from '~/domain/purchases/payment-codes.server'
import { type Purchase, findPurchase } from '~/domain/purchases/purchases.server'
import { type PurchaseRefunds, findPurchaseRefunds } from '~/domain/payments/purchase-refunds.server'
import { Confirm } from '~/domain/values'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { type Handle, Link, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { formatLongDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { useTranslation } from '~/i18n/use-translation'
import { cardPayments } from '~/integrations/stripe.server'
import { type CardNews, isUnderWay } from '~/parts/payments/card-state'
import { NewsToCome } from '~/parts/waiting/news-to-come'
import { PriceSummary } from '~/parts/purchases/price-summary'
import { PurchaseStatusTag } from '~/parts/purchases/purchase-status'
import { SentProofs } from '~/parts/purchases/sent-proofs'
import { WaysToPay } from '~/parts/purchases/ways-to-pay'
import { RefundLinks } from '~/parts/payments/refund-links'
import { InvoiceDetails } from '~/parts/tax-documents/invoice-details'
import { LinkButton } from '~/ui/button'
import { Card } from '~/ui/card'
import { FormPage } from '~/ui/form-page'
import { PurchaseNews } from './purchases.$purchaseId/purchase-news'

export const handle: Handle<{ purchase: Purchase } | undefined> = {
  title: (t, data) => t('mentee:purchase.pageTitle', { reference: data?.purchase.reference ?? '' }),
}

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const id = idParameter(args.params.purchaseId)
  const [purchase, refunds] = await Promise.all([findPurchase(viewer, id), findPurchaseRefunds(viewer, id)])
  if (!purchase || !refunds) throw notFound()
  const unpaid = purchase.status === 'awaiting_payment'
  const known = unpaid ? await findKnownCardPayment(viewer, purchase.id) : null
  return {
    purchase,
    refunds,
    cards: cardPayments(),
    news: newsOf(known, args.request),
    codes: unpaid ? await paymentCodes(purchase) : null,
  }
}

/** Redirects to the card page for an unpaid order. */
export async function action(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const id = idParameter(args.params.purchaseId)
  return submit(args, Confirm, async () => redirect(await payByCard(viewer, id), 303))
}

/**
 * Reports a card payment only while its money may be on its way, or after the mentee cancelled the card page.
 */
function newsOf(known: CardNews | null, request: Request): CardNews | null {
  if (isUnderWay(known)) return known
  return known && new URL(request.url).searchParams.get('card') === 'cancelled' ? 'cancelled' : null
}

export default function PurchasePage() {
  const { t, language } = useTranslation('mentee')
  const { purchase, refunds, cards, news, codes } = useLoaderData<typeof loader>()
  const pay = useActionForm(Confirm, { id: 'pay', intent: 'pay' })
  const name = nameIn(language, purchase.packageNames)
  const unpaid = purchase.status === 'awaiting_payment'
  const payable = unpaid && purchase.guardianObstacle === null && !isUnderWay(news)
  const sent = purchase.proofs.length > 0
  // An order from a scholarship starts at the checkout, where the mentee accepts the terms.
  const orderFirst = payable && purchase.method === 'scholarship'
  const at = `/purchases/${purchase.id}`
  const waysToPay = payable && !orderFirst && (
    <WaysToPay {...{ purchase, sent, at, cards, codes }} form={pay.form} />
  )
  return (
    <FormPage
      title={name}
      eyebrow={t('purchase.eyebrow')}
      back={{ to: '/purchases', label: t('common:shell.menu.purchases') }}
      errors={<FormErrors form={pay.form} />}
    >
      {unpaid && <NewsToCome what="order" of={purchase} here={at} />}
      <PurchaseNews {...{ purchase, refunds, cards, news }} />
      {orderFirst && (
        <p>
          <LinkButton to={`/checkout/${purchase.packageId}`}>{t('common:form.toOrder')}</LinkButton>
        </p>
      )}
      {!sent && waysToPay}
      {sent && (
        <Card title={t('proof.sent')}>
          <SentProofs proofs={purchase.proofs} />
          {payable && (
            <p className="mt-4">
              <LinkButton to={`/purchases/${purchase.id}/proof`} variant="secondary">
                {t('proof.another')}
              </LinkButton>
            </p>
          )}
        </Card>
      )}
      {sent && waysToPay}
      <OrderFacts purchase={purchase} />
      {unpaid && !purchase.awarded && (
        <p>
          <Link
            to={`/purchases/${purchase.id}/cancel`}
            className="inline-flex min-h-11 items-center font-medium"
          >
            {t('cancelOrder.title')}
          </Link>
        </p>
      )}
      <PurchaseMoney refunds={refunds} />
    </FormPage>
  )
}

function OrderFacts({ purchase }: { purchase: Purchase }) {
  const { t, language } = useTranslation('mentee')
  return (
    <section>
      <h2 className="mb-4">{t('purchase.facts')}</h2>
      <PriceSummary
        {...purchase}
        rows={[
          { label: t('common:facts.state'), value: <PurchaseStatusTag status={purchase.status} /> },
          { label: t('purchase.orderedOn'), value: formatLongDate(language, purchase.purchasedAt) },
          { label: t('common:facts.reference'), value: purchase.reference },
          { label: t('common:facts.method'), value: t(`purchase.method.${purchase.method}`) },
          ...(purchase.priceCents > 0
            ? [
                {
                  label: t('common:facts.document'),
                  value: <InvoiceDetails invoice={purchase.invoice} />,
                  action: purchase.invoiceOpen
                    ? {
                        to: `/purchases/${purchase.id}/invoice`,
                        label: t('invoice.change'),
                        about: t('common:facts.document'),
                      }
                    : undefined,
                },
              ]
            : []),
        ]}
      />
    </section>
  )
}

/** Links to the receipt and the refund acts of a purchase; renders nothing if there are none. */
function PurchaseMoney({ refunds }: { refunds: PurchaseRefunds }) {
  const { t } = useTranslation('refunds')
  if (!refunds.receipt && refunds.obstacle !== null) return null
  const hasWays = refunds.withdrawUntil || refunds.obstacle === null
  return (
    <section className="no-print">
      <h2 className="mb-3">{t(hasWays ? 'links.title' : 'links.receiptTitle')}</h2>
      <ul className="grid gap-3">
        <RefundLinks refunds={refunds} />
      </ul>
    </section>
  )
}
