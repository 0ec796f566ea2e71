import { useTranslation } from '~/i18n/use-translation'
import type { TaxDocument } from '~/domain/tax-documents/tax-documents.server'
import { Link } from '~/http/page'
import { formatDate, formatMoney } from '~/i18n/format'
import { DataTable } from '~/ui/table'
import { documentName } from '~/domain/tax-documents/document-name'

type DocumentTableProps = {
  documents: TaxDocument[]
  caption: string
  /** The page of each, for the team, which uploads the PDF there. */
  pageOf?: (id: number) => string
}

/** The tax documents of a purchase, each with its PDF and where AADE shows it. */
export function DocumentTable({ documents, caption, pageOf }: DocumentTableProps) {
  const { t, language } = useTranslation('refunds')
  const columns = [
    { id: 'name', label: t('common:facts.document') },
    { id: 'day', label: t('common:facts.date'), code: true },
    { id: 'amount', label: t('common:facts.amount'), numeric: true },
    { id: 'mark', label: t('common:facts.mark'), code: true },
    { id: 'file', label: t('common:facts.file') },
  ]
  const rows = documents.map((document) => ({
    id: String(document.id),
    cells: [
      <Name key="name" document={document} to={pageOf?.(document.id)} />,
      formatDate(language, document.issuedOn),
      formatMoney(language, document.amountCents, document.currency),
      document.mark,
      <Files key="file" document={document} />,
    ],
  }))
  return <DataTable caption={caption} hideCaption={!pageOf} columns={columns} rows={rows} />
}

function Name({ document, to }: { document: TaxDocument; to?: string }) {
  const { t } = useTranslation('refunds')
  const name = documentName(document)
  return (
    <>
      {t(`common:documentKind.${document.kind}`)}
      <span className="block font-medium">{to ? <Link to={to}>{name}</Link> : name}</span>
    </>
  )
}

/** Links to the PDF and to AADE. */
export function Files({ document: { id, file, qrUrl, ...document } }: { document: TaxDocument }) {
  const { t } = useTranslation('refunds')
  const name = documentName(document)
  return (
    <ul className="grid gap-1">
      {file && (
        <li>
          <a href={`/tax-documents/${id}`} download>
            {t('document.download', { name })}
          </a>
        </li>
      )}
      {qrUrl && (
        <li>
          <a href={qrUrl} rel="noreferrer">
            {t('document.atAade', { name })}
          </a>
        </li>
      )}
      {!file && !qrUrl && <li>–</li>}
    </ul>
  )
}
