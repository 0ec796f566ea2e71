import { useTranslation } from '~/i18n/use-translation'
import { useConstants } from '~/http/page'
import { formatLongDate } from '~/i18n/format'
import { Card } from '~/ui/card'
import { SummaryList, type SummaryRow } from '~/ui/summary-list'

type CertificateFrameProps = { name: string; did: string; rows: SummaryRow[]; code: string; issuedOn: Date }

/** A certificate for the screen and for an A4 sheet: who did what, the figures, the code, who issued it and when. */
export function CertificateFrame({ name, did, rows, code, issuedOn }: CertificateFrameProps) {
  const { t, language } = useTranslation('pair')
  const { issuerName, signerName, signerTitle } = useConstants()
  return (
    <Card className="print:border-2 print:p-[12mm]">
      <div className="grid gap-5 py-4 print:gap-[8mm]">
        <p>{t('certificate.says')}</p>
        <p className="text-2xl font-heavy text-accent-ink wrap-anywhere">{name}</p>
        <p className="text-lg">{did}</p>
        <SummaryList
          rows={[...rows, { label: t('certificate.code'), value: <span className="tabular">{code}</span> }]}
        />
        <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 print:grid-cols-2">
          <p>
            <span lang="el" className="block font-bold">
              {issuerName}
            </span>
            {formatLongDate(language, issuedOn)}
          </p>
          {signerName && (
            // Room to sign by hand above the name.
            <p lang="el" className="mt-8 border-t border-edge pt-2 wrap-anywhere print:mt-[18mm]">
              <span className="block font-bold">{signerName}</span>
              {signerTitle}
            </p>
          )}
        </div>
      </div>
    </Card>
  )
}
