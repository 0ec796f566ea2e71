import { useTranslation } from '~/i18n/use-translation'
import type { FoundScholarship } from '~/domain/search/found'
import { FoundGroup } from './found-group'
import type { GroupProps } from './found-groups'

/** Scholarships by name; a coordinator finds none. */
export function FoundScholarships({ rows, q }: GroupProps<FoundScholarship>) {
  const { t } = useTranslation('admin')
  const shown = rows.map(({ id, name, kind, year }) => ({
    id,
    title: name,
    to: `/admin/scholarships/${id}`,
    facts: [t(`scholarships.kinds.${kind}`), year],
  }))
  const to = `/admin/scholarships?q=${encodeURIComponent(q)}`
  return (
    <FoundGroup
      title={t('common:shell.admin.scholarships')}
      rows={shown}
      all={[{ to, label: t('overview:search.all.scholarships') }]}
    />
  )
}

/** Pages of the team by their names. */
export function FoundPages({ pages }: { pages: { to: string; name: string }[] }) {
  const { t } = useTranslation('overview')
  const shown = pages.map(({ to, name }, id) => ({ id, title: name, to, facts: [] }))
  return <FoundGroup title={t('search.groups.pages')} rows={shown} all={[]} />
}
