import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useActLink } from '~/http/return-to'
import { formatDate } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { DataTable } from '~/ui/table'
import type { ShownListedApplication } from './listed-applications.server'

export type AdminApplicationsTableProps = { applications: ShownListedApplication[]; caption: string }

/** Applications to read, the oldest first; each name leads to the whole. */
export function AdminApplicationsTable({ applications, caption }: AdminApplicationsTableProps) {
  const { t } = useTranslation('admin')
  const actLink = useActLink()
  const language = useLanguage()
  const columns = [
    { id: 'name', label: t('applications.name') },
    { id: 'applied', label: t('applications.applied'), code: true },
    { id: 'industry', label: t('applications.industry') },
    { id: 'years', label: t('applications.experience') },
    { id: 'place', label: t('applications.place') },
    { id: 'source', label: t('applications.source') },
  ]
  const rows = applications.map((one) => ({
    id: String(one.id),
    cells: [
      <Link key="name" to={actLink(`/admin/pending-applications/${one.id}`)}>
        {one.name}
      </Link>,
      <span key="applied">
        {formatDate(language, one.appliedAt)}
        <span className="block text-muted">
          {one.waitingDays === 0
            ? t('applications.today')
            : t('applications.waits', { count: one.waitingDays })}
        </span>
      </span>,
      one.industry ?? '–',
      one.years === null ? t('applications.notGiven') : t('applications.years', { count: one.years }),
      one.place ?? '–',
      one.source ?? '–',
    ],
  }))
  return <DataTable caption={caption} hideCaption columns={columns} rows={rows} />
}
