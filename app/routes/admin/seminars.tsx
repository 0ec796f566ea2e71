import { useTranslation } from '~/i18n/use-translation'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { ListPage } from '~/lists/list-page'
import { loadList } from '~/lists/load-list.server'
import { seminarList } from '~/domain/seminars/list'
import { seminarTable } from '~/parts/seminars/columns'
import { LinkButton } from '~/ui/button'

export const handle: Handle = { title: (t) => t('admin:seminars.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return loadList(viewer, seminarList, args)
}

export default function SeminarsPage() {
  const loaded = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const add = <LinkButton to="/admin/seminars/new">{t('seminars.new')}</LinkButton>
  return <ListPage table={seminarTable} loaded={loaded} actions={add} />
}
