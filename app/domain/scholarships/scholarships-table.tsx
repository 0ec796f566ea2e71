import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { DataTable } from '~/ui/table'
import { ScholarshipStateTag } from './scholarship-state'
import type { Scholarship } from './scholarships.server'

/** A year's scholarships, each a way to its own page. */
export function ScholarshipsTable({
  scholarships,
  caption,
}: {
  scholarships: Scholarship[]
  caption: string
}) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const columns = [
    { id: 'name', label: t('scholarships.name') },
    { id: 'kind', label: t('common:facts.kind') },
    { id: 'created', label: t('scholarships.created'), code: true },
    { id: 'beneficiaries', label: t('scholarships.beneficiaries'), numeric: true },
    { id: 'left', label: t('scholarships.left'), numeric: true },
    { id: 'state', label: t('common:facts.state') },
  ]
  const rows = scholarships.map((scholarship) => ({
    id: String(scholarship.id),
    cells: [
      <Link key="name" to={`/admin/scholarships/${scholarship.id}`}>
        {scholarship.name}
      </Link>,
      <Kind key="kind" {...scholarship} />,
      formatDate(language, scholarship.createdAt),
      scholarship.beneficiaries,
      scholarship.left,
      <ScholarshipStateTag key="state" state={scholarship.state} />,
    ],
  }))
  return <DataTable caption={caption} hideCaption columns={columns} rows={rows} />
}

/** Of which kind, and a gift's mentor. */
function Kind({ kind, giver }: Scholarship) {
  const { t } = useTranslation('admin')
  return (
    <>
      {t(`scholarships.kinds.${kind}`)}
      {giver && <span className="block text-muted">{giver}</span>}
    </>
  )
}
