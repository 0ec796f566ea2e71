import { useTranslation } from '~/i18n/use-translation'
import type { Scholarship } from '~/domain/scholarships/scholarships.server'
import { Link } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { formatLongDate } from '~/i18n/format'
import { ScholarshipStateTag } from '~/parts/scholarships/scholarship-state'
import { RecordSection } from '~/ui/record-page'
import { DataTable } from '~/ui/table'

/** The scholarships that the mentor gave, the newest first; nothing if there are none. */
export function MentorGifts({ gifts }: { gifts: Scholarship[] }) {
  const { t, language } = useTranslation('people')
  const actLink = useActLink()
  if (gifts.length === 0) return null
  const columns = [
    { id: 'name', label: t('common:facts.gift') },
    { id: 'created', label: t('admin:scholarships.created') },
    { id: 'given', label: t('admin:scholarships.beneficiaries'), numeric: true },
    { id: 'state', label: t('common:facts.state') },
  ]
  const rows = gifts.map(({ id, name, createdAt, beneficiaries, state }) => ({
    id: String(id),
    cells: [
      <Link key="name" to={actLink(`/admin/scholarships/${id}`)}>
        {name}
      </Link>,
      formatLongDate(language, createdAt),
      beneficiaries,
      <ScholarshipStateTag key="state" state={state} />,
    ],
  }))
  return (
    <RecordSection id="gifts" title={t('gifts.title')}>
      <DataTable caption={t('gifts.title')} hideCaption columns={columns} rows={rows} />
    </RecordSection>
  )
}
