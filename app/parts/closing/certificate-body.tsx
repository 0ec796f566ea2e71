import { useTranslation } from 'react-i18next'
import type { Certificate } from '~/domain/mentorships/certificates.server'
import { formatLongDate, formatNumber } from '~/i18n/format'
import { personName } from '~/i18n/latin-name'
import { useLanguage } from '~/i18n/use-language'
import { Card } from '~/ui/card'
import { SummaryList } from '~/ui/summary-list'

/** What a certificate says, for the screen and for paper, with the names in the letters of its language. */
export function CertificateBody({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('pair')
  const language = useLanguage()
  const { code, forSide, kind, sessions, minutes } = certificate
  const name = personName(language, certificate.name, certificate.latinName)
  const otherName = personName(language, certificate.otherName, certificate.otherLatinName)
  const rows = [
    { label: t(`certificate.other.${forSide}.${kind}`), value: otherName },
    { label: t('common:facts.sessions'), value: sessions },
    minutes > 0 && { label: t('certificate.hours'), value: <Hours minutes={minutes} /> },
    {
      label: t('common:facts.period'),
      value: t('certificate.fromTo', {
        from: formatLongDate(language, certificate.startedOn),
        to: formatLongDate(language, certificate.endedOn),
      }),
    },
    { label: t('certificate.code'), value: <span className="tabular">{code}</span> },
  ]
  return (
    <Card tone="plain" className="print:border-2">
      <div className="grid gap-5 py-4">
        <p>{t('certificate.says')}</p>
        <p className="text-2xl font-heavy text-accent-ink">{name}</p>
        <p className="text-lg">{t(`certificate.did.${forSide}.${kind}`)}</p>
        <SummaryList rows={rows.filter((row) => row !== false)} />
      </div>
    </Card>
  )
}

/** Minutes as hours, in half steps. */
export function Hours({ minutes }: { minutes: number }) {
  return formatNumber(useLanguage(), Math.round(minutes / 30) / 2)
}
