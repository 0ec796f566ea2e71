import { randomUUID } from 'node:crypto'
import { useTranslation } from '~/i18n/use-translation'
import { saveNews } from '~/domain/news/news.server'
import { SaveNews } from '~/domain/news/schema'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, redirect, requireViewer, submit } from '~/http/page.server'
import { NewsForm } from '~/parts/news/news-form'

export const handle: Handle = { i18n: ['admin', 'messages'], title: (t) => t('common:shell.admin.news') }

export async function loader(args: Args) {
  await requireViewer(args, 'admin')
  return { formKey: randomUUID() }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return submit(args, SaveNews, async (news) => {
    const id = await saveNews(viewer, null, news)
    return redirect(id ? `/admin/news/${id}` : '/admin/news', 'newsSaved')
  })
}

export default function NewNewsPage() {
  const { formKey } = useLoaderData<typeof loader>()
  const { t } = useTranslation('messages')
  const back = { to: '/admin/news', label: t('common:shell.admin.news') }
  return <NewsForm title={t('common:shell.admin.news')} back={back} formKey={formKey} />
}
