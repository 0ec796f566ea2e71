import { useTranslation } from '~/i18n/use-translation'
import { findPackage, type Package, type PackagePart } from '~/domain/packages/packages.server'
import { orderPackage } from '~/domain/purchases/order-package.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { OrderForm } from './checkout.$packageId/order-form'
import { PriceSummary } from '~/parts/purchases/price-summary'
import { findOpenOrder, needsGuardian, type OpenOrder } from '~/domain/purchases/purchases.server'
import { Order } from '~/domain/purchases/schema'
import { wantedMentorOf } from '~/parts/purchases/wanted-mentor'
import { invoiceValues, useInvoiceLabels } from '~/parts/tax-documents/invoice-fields'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { cardPayments } from '~/integrations/stripe.server'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { Card } from '~/ui/card'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('mentee:checkout.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const item = or404(await findPackage(idParameter(args.params.packageId)))
  const [minor, openOrder] = await Promise.all([needsGuardian(viewer), findOpenOrder(viewer, item.id)])
  const guardian = minor && openOrder?.guardianObstacle !== null
  return { item, guardian, openOrder, cards: cardPayments(), name: `${viewer.name} ${viewer.surname}` }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const packageId = idParameter(args.params.packageId)
  return submit(args, Order, async (order) => {
    const ordered = await orderPackage(viewer, packageId, order, wantedMentorOf(args.request))
    if (ordered.checkoutUrl) return redirect(ordered.checkoutUrl, 303)
    return redirect(`/purchases/${ordered.purchaseId}`, ordered.waits ? 'orderedByMinor' : 'ordered')
  })
}

export default function CheckoutPage() {
  const { t } = useTranslation('mentee')
  const { item, guardian, openOrder, cards, name } = useLoaderData<typeof loader>()
  const order = useActionForm(Order, {
    id: 'order',
    defaultValue: { method: cards === 'off' ? 'deposit' : 'card', ...invoiceValues(openOrder?.invoice) },
  })
  const price = { ...item, ...openOrder }
  return (
    <FormPage
      title={t('checkout.title')}
      back={{ to: '/mentoring-packages', label: t('checkout.back') }}
      errors={<FormErrors form={order.form} labels={useInvoiceLabels()} />}
      aside={<OrderSummary item={item} openOrder={openOrder} name={name} />}
    >
      {openOrder && openOrder.method !== 'scholarship' && <OrderedAlready order={openOrder} item={item} />}
      <OrderForm {...order} item={price} guardian={guardian} cards={cards} />
    </FormPage>
  )
}

/** Links to an unpaid order of the same package; ordering again returns the same one. */
function OrderedAlready({ order, item }: { order: OpenOrder; item: Package }) {
  const { t, language } = useTranslation('mentee')
  const money = (cents: number) => formatMoney(language, cents, item.currency)
  return (
    <Banner title={t('checkout.openTitle')}>
      <p>{t('checkout.openText')}</p>
      {item.priceCents < order.listPriceCents && (
        <p className="mt-2">
          {t('checkout.openPrice', { price: money(order.priceCents), today: money(item.priceCents) })}
        </p>
      )}
      <p className="mt-2">
        <LinkButton to={`/purchases/${order.id}`} variant="secondary">
          {t('checkout.openAction')}
        </LinkButton>
      </p>
    </Banner>
  )
}

/** The package and its price; with a scholarship also the list price. */
function OrderSummary({ item, openOrder, name }: { item: Package; openOrder?: OpenOrder; name: string }) {
  const { t, language } = useTranslation('mentee')
  return (
    <Card title={nameIn(language, item.names)} tone="saffron">
      <div className="mb-4">
        <PackageContents parts={item.parts} />
      </div>
      <PriceSummary {...item} {...openOrder} rows={[{ label: t('checkout.name'), value: name }]} />
    </Card>
  )
}

/**
 * The parts of a package. For a single part only its sessions are listed, because the package's name says the
 * rest.
 */
function PackageContents({ parts }: { parts: PackagePart[] }) {
  const { t } = useTranslation('mentee')
  const [only, ...others] = parts
  if (only && others.length === 0) return <p>{t('contents.minimum', { sessions: only.minimumSessions })}</p>
  return (
    <ul className="grid gap-1">
      {parts.map(({ position, kind, durationMonths, minimumSessions }) => (
        <li key={position}>{t(`contents.${kind}`, { months: durationMonths, sessions: minimumSessions })}</li>
      ))}
    </ul>
  )
}
