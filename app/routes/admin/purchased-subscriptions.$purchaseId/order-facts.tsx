import { useTranslation } from '~/i18n/use-translation'
import { splitVat } from '~/domain/purchases/vat'
import type { PurchaseRecord } from '~/domain/purchases/purchase-records.server'
import { Link } from '~/http/page'
import { formatDateTime, formatLongDate, formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { MenteeLink, MentorLink } from '~/parts/people/person-link'
import { ProofPictures } from '~/parts/purchases/proof-pictures'
import { InvoiceDetails } from '~/parts/tax-documents/invoice-details'
import { ContactLines } from '~/parts/records/contact-lines'
import { EmailLink, PhoneLink } from '~/ui/contact'
import { RecordSection } from '~/ui/record-page'
import { SummaryList, type SummaryRow } from '~/ui/summary-list'

/** What was ordered by whom, the price with VAT, the method, the reference and the proofs. */
export function OrderFacts({ purchase }: { purchase: PurchaseRecord }) {
  const { t, language } = useTranslation('records')
  const { priceCents, listPriceCents, vatPercent, vatGround, currency, wantedMentor, scholarship } = purchase
  const money = (cents: number) => formatMoney(language, cents, currency)
  const { netCents, vatCents } = splitVat(priceCents, vatPercent)
  const rows: (SummaryRow | false | null)[] = [
    {
      label: t('common:facts.mentee'),
      value: (
        <>
          <MenteeLink id={purchase.menteeId} name={purchase.menteeName} />
          <ContactLines email={purchase.menteeEmail} phone={purchase.menteePhone} />
        </>
      ),
    },
    { label: t('common:facts.package'), value: nameIn(language, purchase.packageNames) },
    {
      label: t('common:facts.amount'),
      value: (
        <>
          <b className="tabular text-xl">{money(priceCents)}</b>
          {priceCents > 0 && (
            <span className="block text-muted">
              {vatGround
                ? `${t('mentee:price.vat', { percent: vatPercent })}: ${vatGround}`
                : t('purchase.vat', { net: money(netCents), vat: money(vatCents), percent: vatPercent })}
            </span>
          )}
          {listPriceCents !== priceCents && (
            <span className="block text-muted">
              {t('purchase.listPrice', { price: money(listPriceCents) })}
            </span>
          )}
        </>
      ),
    },
    {
      label: t('common:facts.method'),
      value: t(`admin:purchases.methods.${purchase.method}`),
    },
    {
      label: t('common:facts.reference'),
      value: <b className="tabular select-all">{purchase.reference}</b>,
    },
    purchase.priceCents > 0 && {
      label: t('common:facts.document'),
      value: <InvoiceDetails invoice={purchase.invoice} />,
    },
    { label: t('admin:purchases.ordered'), value: formatDateTime(language, purchase.purchasedAt) },
    purchase.keptUntil !== null && {
      label: t('purchase.keptUntil'),
      value: formatLongDate(language, purchase.keptUntil),
    },
    scholarship && {
      label: t('common:facts.scholarship'),
      value: <Link to={`/admin/scholarships/${scholarship.id}`}>{scholarship.name}</Link>,
    },
    wantedMentor && {
      label: t('purchase.wantedMentor'),
      value: <MentorLink id={wantedMentor.id} name={wantedMentor.name} />,
    },
    purchase.guardianName !== null && {
      label: t('mentee.guardian'),
      value: (
        <>
          {purchase.guardianName}
          {purchase.guardianEmail && (
            <EmailLink email={purchase.guardianEmail} className="block wrap-anywhere" />
          )}
          {purchase.guardianPhone && <PhoneLink phone={purchase.guardianPhone} className="block" />}
          <span className="block text-muted">
            {purchase.guardianConsentedAt
              ? t('mentee.guardianAgreed', { when: formatLongDate(language, purchase.guardianConsentedAt) })
              : t('mentee.guardianAsked')}
          </span>
          {purchase.sameNetwork && (
            <span className="block font-normal">{t('mentee.guardianSameNetwork')}</span>
          )}
        </>
      ),
    },
    purchase.method !== 'scholarship' && {
      label: t('admin:purchases.proofs'),
      value: <ProofPictures purchase={purchase} />,
    },
  ]
  return (
    <RecordSection id="order" title={t('common:facts.order')}>
      <SummaryList rows={rows.filter((row) => row !== false && row !== null)} />
    </RecordSection>
  )
}
