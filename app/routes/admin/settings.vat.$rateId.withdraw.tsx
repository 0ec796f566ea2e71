import { useTranslation } from '~/i18n/use-translation'
import { ConfirmAct } from '~/parts/accounts/confirm-act'
import * as acts from '~/db/acts.server'
import * as reads from '~/db/reads.server'
import { ConfirmWithPassword } from '~/domain/values'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, idParameter, notFound, redirect, requireViewer } from '~/http/page.server'
import { formatLongDate } from '~/i18n/format'
import { EffectList } from '~/ui/effect-list'
import { SummaryList } from '~/ui/summary-list'
import { VatRate } from './settings.vat/vat-check'

export const handle: Handle = {
  title: (t) => t('settings:vat.withdraw.title'),
}

const list = '/admin/settings/vat'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.rateId)
  const [rates, passwordNeeded] = await Promise.all([reads.vatRates(viewer), reads.passwordNeeded(viewer)])
  const rate = rates.find((each) => each.id === id)
  if (!rate?.holdsFrom) throw notFound()
  return {
    rate: { ...rate, holdsFrom: rate.holdsFrom },
    stays: rates[rates.indexOf(rate) + 1]!.percent,
    passwordNeeded,
  }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.rateId)
  return guarded(args, viewer, ConfirmWithPassword, async () => {
    await acts.withdrawVatRate(viewer, { rateId: id })
    return redirect(list, 'vatWithdrawn')
  })
}

export default function WithdrawVatPage() {
  const { rate, stays, passwordNeeded } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation(['settings', 'admin'])
  return (
    <ConfirmAct
      id="withdraw"
      title={t('vat.withdraw.title')}
      back={{ to: list, label: t('vat.title') }}
      submit={t('vat.withdraw.submit')}
      variant="danger"
      passwordNeeded={passwordNeeded}
      keep={t('vat.withdraw.keep')}
    >
      <SummaryList
        rows={[
          { label: t('prices.holdsFrom'), value: formatLongDate(language, rate.holdsFrom) },
          { label: t('admin:purchases.vat'), value: <VatRate {...rate} /> },
        ]}
      />
      <EffectList effects={[t('vat.withdraw.effect', { percent: stays }), t('prices.effects.kept')]} />
    </ConfirmAct>
  )
}
