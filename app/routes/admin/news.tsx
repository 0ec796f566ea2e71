import { useTranslation } from '~/i18n/use-translation'
import { countSubscribers } from '~/domain/news/news.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { ListPage } from '~/lists/list-page'
import { loadList } from '~/lists/load-list.server'
import { newsList } from '~/domain/news/list'
import { newsTable } from '~/parts/news/columns'
import { LinkButton } from '~/ui/button'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('common:shell.admin.news') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const [loaded, subscribers] = await Promise.all([
    loadList(viewer, newsList, args),
    countSubscribers(viewer),
  ])
  return { ...loaded, subscribers }
}

export default function NewsListPage() {
  const { t } = useTranslation('admin')
  const loaded = useLoaderData<typeof loader>()
  const { confirmed, unconfirmed } = loaded.subscribers
  const add = <LinkButton to="/admin/news/new">{t('news.new')}</LinkButton>
  return (
    <ListPage
      table={newsTable}
      loaded={loaded}
      actions={add}
      intro={<p className="text-muted">{t('news.subscribers', { confirmed, unconfirmed })}</p>}
    />
  )
}
