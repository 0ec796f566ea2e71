import { useTranslation } from '~/i18n/use-translation'
import type { Certificate } from '~/domain/mentorships/certificates.server'
import { formatLongDate, formatNumber } from '~/i18n/format'
import { personName } from '~/i18n/latin-name'
import { CertificateFrame } from './certificate-frame'

type CertificateBodyProps = { certificate: Certificate; issuedOn: Date }

/** What a certificate says. It names nobody but its owner: who shows it tells nothing about the other person. */
export function CertificateBody({ certificate, issuedOn }: CertificateBodyProps) {
  const { t, language } = useTranslation('pair')
  const { code, forSide, kind, sessions, minutes, name, latinName, startedOn, endedOn } = certificate
  const [from, to] = [formatLongDate(language, startedOn), formatLongDate(language, endedOn)]
  const rows = [
    { label: t('common:facts.sessions'), value: sessions },
    minutes > 0 && { label: t('certificate.hours'), value: <Hours minutes={minutes} /> },
    {
      label: t('common:facts.period'),
      value: from === to ? from : t('certificate.fromTo', { from, to }),
    },
  ]
  return (
    <CertificateFrame
      name={personName(language, name, latinName)}
      did={t(`certificate.did.${forSide}.${kind}`)}
      rows={rows.filter((row) => row !== false)}
      {...{ code, issuedOn }}
    />
  )
}

/** Minutes as hours, in half steps. */
export function Hours({ minutes }: { minutes: number }) {
  return formatNumber(useTranslation().language, Math.round(minutes / 30) / 2)
}
