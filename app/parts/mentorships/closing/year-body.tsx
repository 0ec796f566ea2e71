import { useTranslation } from '~/i18n/use-translation'
import type { MentorYear } from '~/domain/mentorships/certificates.server'
import { personName } from '~/i18n/latin-name'
import { Hours } from './certificate-body'
import { CertificateFrame } from './certificate-frame'

/** What the certificate of a mentor's year says. */
export function YearBody({ year, issuedOn }: { year: MentorYear; issuedOn: Date }) {
  const { t, language } = useTranslation('pair')
  const rows = [
    { label: t('statistics.columns.begun'), value: year.begun },
    { label: t('statistics.columns.completed'), value: year.completed },
    { label: t('common:facts.sessions'), value: year.sessions },
    year.minutes > 0 && { label: t('certificate.hours'), value: <Hours minutes={year.minutes} /> },
  ]
  return (
    <CertificateFrame
      name={personName(language, year.name, year.latinName)}
      did={t('statistics.gave', { year: year.year })}
      rows={rows.filter((row) => row !== false)}
      code={year.code}
      issuedOn={issuedOn}
    />
  )
}
