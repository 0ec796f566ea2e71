import { useTranslation } from '~/i18n/use-translation'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { ListPage } from '~/lists/list-page'
import { readListQuery } from '~/lists/list-query'
import { loadList } from '~/lists/load-list.server'
import { withIds } from '~/domain/mentors/codes.server'
import { mentorList } from '~/domain/mentors/list'
import { mentorTable } from '~/parts/mentors/columns'
import { LinkButton } from '~/ui/button'

export const handle: Handle = { title: (t) => t('admin:mentorList.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const { origin, pathname, searchParams } = new URL(args.request.url)
  const query = `${origin}${pathname}?${await withIds(searchParams)}`
  return loadList(viewer, mentorList, args, readListQuery(mentorList, query))
}

export default function MentorsPage() {
  const { t } = useTranslation('common')
  const add = (
    <>
      <LinkButton to="/admin/create-new-mentor">{t('shell.admin.newMentor')}</LinkButton>
      <LinkButton to="/admin/import" variant="secondary">
        {t('shell.admin.import')}
      </LinkButton>
    </>
  )
  return <ListPage table={mentorTable} loaded={useLoaderData<typeof loader>()} actions={add} />
}
