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
  return <ListPage table={mentorshipTable} loaded={useLoaderData<typeof loader>()} actions={add} />
}
