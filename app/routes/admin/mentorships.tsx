import { dashboardFilters } from '~/domain/dashboard/dashboard-query'
import { useTranslation } from '~/i18n/use-translation'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { ListPage } from '~/lists/list-page'
import { loadList } from '~/lists/load-list.server'
import { mentorshipList } from '~/domain/mentorships/list'
import { mentorshipTable } from '~/parts/mentorships/columns'
import { LinkButton } from '~/ui/button'

export const handle: Handle = { title: (t) => t('admin:mentorships.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return loadList(viewer, mentorshipList, args)
}

export default function MentorshipsPage() {
  const { t } = useTranslation('common')
  const add = <LinkButton to="/admin/create-new-mentorship">{t('shell.admin.newMentorship')}</LinkButton>
  // As the dashboard filters its numbers, which lead here.
  const choices = {
    duration: dashboardFilters.duration.flatMap((value) =>
      value ? [{ value, label: t('counts.months', { count: Number(value) }) }] : [],
    ),
    type: dashboardFilters.type.flatMap((value) =>
      value ? [{ value, label: t(`overview:filters.type.${value}`) }] : [],
    ),
  }
  const loaded = useLoaderData<typeof loader>()
  return <ListPage table={mentorshipTable} {...{ loaded, choices }} actions={add} />
}
