import { useTranslation } from '~/i18n/use-translation'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { ListPage } from '~/lists/list-page'
import { loadList } from '~/lists/load-list.server'
import { menteeList } from '~/domain/mentees/list'
import { menteeTable } from '~/parts/mentees/columns'
import { LinkButton } from '~/ui/button'

export const handle: Handle = { title: (t) => t('admin:menteeList.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return loadList(viewer, menteeList, args)
}

export default function MenteesPage() {
  const { t } = useTranslation('common')
  const add = (
    <>
      <LinkButton to="/admin/create-new-mentee">{t('shell.admin.newMentee')}</LinkButton>
      <LinkButton to="/admin/import" variant="secondary">
        {t('shell.admin.import')}
      </LinkButton>
    </>
  )
  return <ListPage table={menteeTable} loaded={useLoaderData<typeof loader>()} actions={add} />
}
