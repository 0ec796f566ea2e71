import { useTranslation } from '~/i18n/use-translation'
import type { LetterShare as Share } from '~/domain/payments/withdrawal-by-letter.server'
import { formatMoney } from '~/i18n/format'
import { SummaryList } from '~/ui/summary-list'

/** What the network keeps of a purchase for the sessions held, and what goes back. */
export function LetterShare({ share, currency }: { share: Share; currency: string }) {
  const { t, language } = useTranslation('admin')
  const amount = (cents: number) => <span className="tabular">{formatMoney(language, cents, currency)}</span>
  const before = share.paidCents - share.keptCents - share.refundCents
  const { sessionsHeld: held, sessionsTotal: total } = share
  return (
    <section className="grid gap-4">
      <h2>{t('letter.share.title')}</h2>
      <p>{t(share.beginRequested ? 'letter.share.rule' : 'letter.share.notAsked')}</p>
      <SummaryList
        rows={[
          { label: t('letter.share.paid'), value: amount(share.paidCents) },
          { label: t('letter.share.sessions'), value: t('common:facts.heldOf', { held, total }) },
          { label: t('letter.share.kept'), value: amount(share.keptCents) },
          ...(before > 0 ? [{ label: t('letter.share.before'), value: amount(before) }] : []),
          { label: t('letter.share.back'), value: <b className="text-xl">{amount(share.refundCents)}</b> },
        ]}
      />
    </section>
  )
}
