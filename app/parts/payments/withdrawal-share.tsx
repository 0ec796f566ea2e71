import { useTranslation } from '~/i18n/use-translation'
import { formatMoney } from '~/i18n/format'
import { SummaryList } from '~/ui/summary-list'

type WithdrawalShareProps = {
  /** Cents: what was paid, what the network keeps of it, what goes back. */
  paidCents: number
  keptCents: number
  refundCents: number
  currency: string
  /** Sessions held, of those that the package holds. */
  sessionsHeld: number
  sessionsTotal: number
  /** False: a withdrawal, and the mentee had not asked that the service may begin, so nothing is kept. */
  beginRequested: boolean
}

/** What a withdrawal or refund after a mentorship began gives back, with the rule in plain words. */
export function WithdrawalShare({
  sessionsHeld,
  sessionsTotal,
  beginRequested,
  ...money
}: WithdrawalShareProps) {
  const { t, language } = useTranslation('refunds')
  const amount = (cents: number) => (
    <span className="tabular">{formatMoney(language, cents, money.currency)}</span>
  )
  const before = money.paidCents - money.keptCents - money.refundCents
  return (
    <section className="grid gap-4">
      <h2>{t('share.title')}</h2>
      <p>{t(beginRequested ? 'share.rule' : 'share.notAsked', { total: sessionsTotal })}</p>
      <SummaryList
        rows={[
          { label: t('share.paid'), value: amount(money.paidCents) },
          {
            label: t('common:facts.sessionsHeld'),
            value: t('common:facts.heldOf', { held: sessionsHeld, total: sessionsTotal }),
          },
          { label: t('common:facts.keptAmount'), value: amount(money.keptCents) },
          ...(before > 0 ? [{ label: t('share.before'), value: amount(before) }] : []),
          { label: t('share.back'), value: <b className="text-xl">{amount(money.refundCents)}</b> },
        ]}
      />
    </section>
  )
}
