import { useTranslation } from '~/i18n/use-translation'
import type { Certificate } from '~/domain/mentorships/certificates.server'
import { Link } from '~/http/page'
import { CertificateBody } from '~/parts/mentorships/closing/certificate-body'
import { RecordSection } from '~/ui/record-page'

/** The certificate with the code that was typed, to compare with the printed one. */
export function FoundCertificate({ certificate, issuedOn }: { certificate?: Certificate; issuedOn: Date }) {
  const { t } = useTranslation('pair')
  if (!certificate) return null
  return (
    <RecordSection title={t('certificate.title')}>
      <div className="grid max-w-read gap-5">
        <p>{t('certificate.compare')}</p>
        <CertificateBody certificate={certificate} issuedOn={issuedOn} />
        <p>
          <Link to={`/admin/mentorships/${certificate.id}`}>{t('certificate.open')}</Link>
        </p>
      </div>
    </RecordSection>
  )
}
