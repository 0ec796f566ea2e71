import type { TFunction } from 'i18next'
import { useTranslation } from '~/i18n/use-translation'
import type { ImportRow } from '~/domain/imports/imports.server'
import { PersonLink } from '~/parts/people/person-link'
import { StatusTag } from '~/ui/status-tag'
import { DataTable } from '~/ui/table'
import { sameText, useFateText, useUnreadText } from './fate-text'

/** Rows of an import, each with its line in the file, its person and its fate. */
export function ImportRows({ rows, caption }: { rows: ImportRow[]; caption: string }) {
  const { t } = useTranslation('creating')
  const fateText = useFateText()
  const unreadText = useUnreadText()
  const columns = [
    { id: 'number', label: t('import.line'), numeric: true },
    { id: 'name', label: t('common:facts.name') },
    { id: 'email', label: t('common:facts.email') },
    { id: 'fate', label: t('import.fate') },
  ]
  const text = (row: ImportRow, field: string) => String(row.person?.[field] ?? '')
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows.map((row) => ({
        id: String(row.number),
        cells: [
          row.number,
          `${text(row, 'name')} ${text(row, 'surname')}`.trim() || '—',
          text(row, 'email') || '—',
          <span key="fate" className="grid justify-items-start gap-1">
            <StatusTag tone={toneOf(row.fate)} label={fateText(row)} />
            {row.unread.map(({ field, text: words }) => (
              <span key={`${field} ${words}`} className="text-sm wrap-anywhere">
                {unreadText({ field, text: words })}
              </span>
            ))}
            {row.same?.map((one) => (
              <SameWoman key={one.line ?? one.email} {...one} />
            ))}
          </span>,
        ],
      }))}
    />
  )
}

/** Who a row may be the same woman as, with a link to her record. */
function SameWoman({ mentorId, menteeId, ...one }: NonNullable<ImportRow['same']>[number]) {
  const { t } = useTranslation('creating')
  const name = sameText(t as unknown as TFunction, one)
  return (
    <span className="text-sm wrap-anywhere">
      <PersonLink {...{ name, mentorId, menteeId }} />
    </span>
  )
}

const toneOf = (fate: string | null) => (fate === 'new' ? 'success' : fate === 'known' ? 'info' : 'warning')
