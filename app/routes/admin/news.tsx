import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { Handle } from '~/http/handle'
import { requireViewer } from '~/http/viewer.server'
import { ListPage } from '~/lists/list-page'
import { loadList } from '~/lists/load-list.server'
import { newsList } from '~/parts/news/news-list'
import { LinkButton } from '~/ui/button'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('admin:news.title') }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  return loadList(viewer, newsList, args)
}

export default function NewsListPage() {
  const { t } = useTranslation('admin')
  const add = <LinkButton to="/admin/news/new">{t('news.new')}</LinkButton>
  return <ListPage list={newsList} loaded={useLoaderData<typeof loader>()} actions={add} />
}
