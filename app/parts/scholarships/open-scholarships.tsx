import { useTranslation } from '~/i18n/use-translation'
import type { Candidate } from '~/domain/scholarships/awards.server'
import type { Scholarship } from '~/domain/scholarships/scholarships.server'
import { Link } from '~/http/page'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { DataTable } from '~/ui/table'
import { VisuallyHidden } from '~/ui/visually-hidden'

/** The scholarships that this mentee can get at present, or why there are none. */
export function OpenScholarships({
  mentee,
  scholarships,
}: {
  mentee: Candidate
  scholarships: Scholarship[]
}) {
  const { t } = useTranslation('admin')
  if (mentee.blocked)
    return <Banner tone="warning">{t(`scholarships.award.blocked.${mentee.blocked}`)}</Banner>
  if (scholarships.length === 0) {
    const open = (
      <LinkButton to="/admin/scholarships#new-scholarship">{t('scholarships.new.title')}</LinkButton>
    )
    return <EmptyState level={3} title={t('scholarships.award.noneOpen')} action={open} />
  }
  const columns = [
    { id: 'name', label: t('common:facts.scholarship') },
    { id: 'kind', label: t('common:facts.kind') },
    { id: 'left', label: t('scholarships.left'), numeric: true },
    { id: 'award', label: t('common:facts.scholarship') },
  ]
  const rows = scholarships.map(({ id, name, kind, left }) => ({
    id: String(id),
    cells: [
      name,
      t(`scholarships.kinds.${kind}`),
      left,
      <Link
        key="award"
        to={`/admin/scholarships/${id}?menteeId=${mentee.menteeId}`}
        className="inline-flex min-h-8 items-center font-medium"
      >
        {t('scholarships.award.chooseThis')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Link>,
    ],
  }))
  return <DataTable caption={t('scholarships.award.toHer')} hideCaption columns={columns} rows={rows} />
}
