import { useTranslation } from '~/i18n/use-translation'
import { ConfirmAct } from '~/parts/accounts/confirm-act'
import * as acts from '~/db/acts.server'
import * as reads from '~/db/reads.server'
import { ConfirmWithPassword } from '~/domain/values'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, idParameter, notFound, redirect, requireViewer } from '~/http/page.server'
import { formatLongDate, formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { EffectList } from '~/ui/effect-list'
import { SummaryList } from '~/ui/summary-list'

export const handle: Handle = {
  title: (t) => t('settings:prices.withdraw.title'),
}

const list = '/admin/settings/prices'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.priceId)
  const [prices, passwordNeeded] = await Promise.all([
    reads.packagePrices(viewer),
    reads.passwordNeeded(viewer),
  ])
  const price = prices.find((each) => each.id === id)
  if (!price?.holdsFrom) throw notFound()
  const own = prices.filter(({ packageId }) => packageId === price.packageId)
  return {
    price: { ...price, holdsFrom: price.holdsFrom },
    stays: own[own.indexOf(price) + 1]!,
    passwordNeeded,
  }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.priceId)
  return guarded(args, viewer, ConfirmWithPassword, async () => {
    await acts.withdrawPackagePrice(viewer, { priceId: id })
    return redirect(list, 'priceWithdrawn')
  })
}

export default function WithdrawPricePage() {
  const { price, stays, passwordNeeded } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('settings')
  const money = (cents: number) => formatMoney(language, cents, price.currency)
  return (
    <ConfirmAct
      id="withdraw"
      title={t('prices.withdraw.title')}
      back={{ to: list, label: t('prices.title') }}
      submit={t('prices.withdraw.submit')}
      variant="danger"
      passwordNeeded={passwordNeeded}
      keep={t('prices.withdraw.keep')}
    >
      <SummaryList
        rows={[
          { label: t('common:facts.package'), value: nameIn(language, price.names) },
          { label: t('prices.holdsFrom'), value: formatLongDate(language, price.holdsFrom) },
          { label: t('common:facts.price'), value: money(price.priceCents) },
        ]}
      />
      <EffectList
        effects={[t('prices.withdraw.effect', { price: money(stays.priceCents) }), t('prices.effects.kept')]}
      />
    </ConfirmAct>
  )
}
