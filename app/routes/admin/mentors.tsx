import { useTranslation } from '~/i18n/use-translation'
import { unpackOptions } from '~/domain/lookups/packed-options'
import { filterOptions, packFilters } from '~/domain/mentors/filter-options.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { getLanguage } from '~/i18n/i18n.server'
import { ListPage } from '~/lists/list-page'
import { loadList } from '~/lists/load-list.server'
import { mentorList } from '~/domain/mentors/list'
import { mentorTable } from '~/parts/mentors/columns'
import { LinkButton } from '~/ui/button'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('admin:mentorList.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const [loaded, options] = await Promise.all([
    loadList(viewer, mentorList, args),
    filterOptions(await getLanguage(args.request)),
  ])
  return { loaded, options: packFilters(options) }
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
  const { loaded, options } = useLoaderData<typeof loader>()
  const choices = Object.fromEntries(
    Object.entries(options).map(([name, packed]) => [name, unpackOptions(packed)]),
  )
  return <ListPage table={mentorTable} loaded={loaded} choices={choices} actions={add} />
}
