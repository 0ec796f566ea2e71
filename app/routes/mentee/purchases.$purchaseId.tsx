import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Confirm } from '~/domain/accounts/schema'
import { findKnownCardPayment, payByCard } from '~/domain/payments/card-payments.server'
import { isUnderWay, type CardNews } from '~/domain/payments/card-state'
import { PayByCard } from '~/domain/payments/pay-by-card'
import { DepositDetails } from '~/domain/purchases/deposit-details'
import { FirstProof } from '~/domain/purchases/first-proof'
import { PriceSummary } from '~/domain/purchases/price-summary'
import { PurchaseNews } from '~/domain/purchases/purchase-news'
import { PurchaseStatusTag } from '~/domain/purchases/purchase-status'
import { findPurchase, type Purchase } from '~/domain/purchases/purchases.server'
import { SentProofs } from '~/domain/purchases/sent-proofs'
import { PurchaseMoney } from '~/domain/refunds/purchase-money'
import { findPurchaseRefunds } from '~/domain/refunds/refunds.server'
import { FormErrors, useActionForm } from '~/http/action-form'
import type { Handle } from '~/http/handle'
import { idParameter, notFound, submit } from '~/http/submit.server'
import { requireViewer } from '~/http/viewer.server'
import { formatLongDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { useLanguage } from '~/i18n/use-language'
import { cardPayments, type CardPayments } from '~/integrations/stripe.server'
import { LinkButton } from '~/ui/button'
import { Card } from '~/ui/card'
import { FormPage } from '~/ui/form-page'

export const handle: Handle<{ purchase: Purchase } | undefined> = {
  i18n: ['mentee', 'refunds'],
  title: (t, data) => t('mentee:purchase.pageTitle', { reference: data?.purchase.reference ?? '' }),
}

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'mentee')
  const id = idParameter(args.params.purchaseId)
  const [purchase, refunds] = await Promise.all([findPurchase(viewer, id), findPurchaseRefunds(viewer, id)])
  if (!purchase || !refunds) throw notFound()
  const unpaid = purchase.status === 'awaiting_payment'
  const known = unpaid ? await findKnownCardPayment(viewer, purchase.id) : null
  return { purchase, refunds, cards: cardPayments(), news: newsOf(known, args.request) }
}

/** Goes to the card page with an order that waits for its payment. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireViewer(args, 'mentee')
  const id = idParameter(args.params.purchaseId)
  return submit(args, Confirm, async () => redirect(await payByCard(viewer, id), 303))
}

/** Only money that may be on its way is worth a word here, or that she came back without having paid. */
function newsOf(known: CardNews | null, request: Request): CardNews | null {
  if (isUnderWay(known)) return known
  return known && new URL(request.url).searchParams.get('card') === 'cancelled' ? 'cancelled' : null
}

export default function PurchasePage() {
  const { t } = useTranslation('mentee')
  const { purchase, refunds, cards, news } = useLoaderData<typeof loader>()
  const pay = useActionForm(Confirm, { id: 'pay' })
  const name = nameIn(useLanguage(), purchase.packageNames)
  const unpaid = purchase.status === 'awaiting_payment'
  const payable = unpaid && !isUnderWay(news)
  // A scholarship's price is ordered at the checkout, where she accepts the terms.
  const orderFirst = payable && purchase.method === 'scholarship'
  return (
    <FormPage
      title={name}
      eyebrow={t('purchase.eyebrow')}
      back={{ to: '/purchases', label: t('purchases.title') }}
      errors={<FormErrors form={pay.form} />}
    >
      <PurchaseNews {...{ purchase, refunds, cards, news }} />
      {orderFirst && (
        <p>
          <LinkButton to={`/checkout/${purchase.packageId}`}>{t('purchase.toCheckout')}</LinkButton>
        </p>
      )}
      {payable && !orderFirst && <WaysToPay purchase={purchase} pay={pay} cards={cards} />}
      {purchase.proofs.length > 0 && (
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
      <OrderFacts purchase={purchase} />
      <PurchaseMoney refunds={refunds} />
    </FormPage>
  )
}

type WaysToPayProps = { purchase: Purchase; pay: Pick<ReturnType<typeof useActionForm>, 'form'>; cards: CardPayments }

/** By card at once, where cards can be paid, or by deposit with its proof. */
function WaysToPay({ purchase, pay, cards }: WaysToPayProps) {
  const { t } = useTranslation('mentee')
  return (
    <>
      {cards !== 'off' && (
        <Card title={t('card.title')}>
          <p className="mb-5">{t('checkout.cardText')}</p>
          {cards === 'stand-in' && <p className="mb-5 text-sm text-muted">{t('checkout.pretended')}</p>}
          <PayByCard form={pay.form} purchase={purchase} />
        </Card>
      )}
      <Card title={t(cards === 'off' ? 'deposit.title' : 'card.or')}>
        <DepositDetails purchase={purchase} />
      </Card>
      {purchase.proofs.length === 0 && <FirstProof purchaseId={purchase.id} />}
    </>
  )
}

function OrderFacts({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('mentee')
  const language = useLanguage()
  return (
    <section>
      <h2 className="mb-4">{t('purchase.facts')}</h2>
      <PriceSummary
        {...purchase}
        rows={[
          { label: t('purchase.status'), value: <PurchaseStatusTag status={purchase.status} /> },
          { label: t('purchase.orderedOn'), value: formatLongDate(language, purchase.purchasedAt) },
          { label: t('purchase.reference'), value: purchase.reference },
          { label: t('purchase.methodLabel'), value: t(`purchase.method.${purchase.method}`) },
        ]}
      />
    </section>
  )
}
