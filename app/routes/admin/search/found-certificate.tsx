import { useTranslation } from '~/i18n/use-translation'
import type { FoundCertificates } from '~/domain/search/certificates.server'
import { Link } from '~/http/page'
import { CertificateBody } from '~/parts/mentorships/closing/certificate-body'
import { YearBody } from '~/parts/mentorships/closing/year-body'
import { RecordSection } from '~/ui/record-page'

/** The certificate with the code that was typed, of a mentorship or of a mentor's year, to compare with the printed one. */
export function FoundCertificate({ certificate, year, issuedOn }: FoundCertificates) {
  const { t } = useTranslation('pair')
  if (!certificate && !year) return null
  return (
    <RecordSection title={t('certificate.title')}>
      <div className="grid max-w-read gap-5">
        <p>{t('certificate.compare')}</p>
        {year && <YearBody year={year} issuedOn={issuedOn} />}
        {certificate && (
          <>
            <CertificateBody certificate={certificate} issuedOn={issuedOn} />
            <p>
              <Link to={`/admin/mentorships/${certificate.id}`}>{t('certificate.open')}</Link>
            </p>
          </>
        )}
      </div>
    </RecordSection>
  )
}
