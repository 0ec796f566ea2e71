import { randomUUID } from 'node:crypto'
import { useTranslation } from '~/i18n/use-translation'
import { findNews, saveNews } from '~/domain/news/news.server'
import { SaveNews } from '~/domain/news/schema'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { NewsForm } from '~/parts/news/news-form'

export const handle: Handle = { i18n: ['admin', 'messages'], title: (t) => t('messages:news.editTitle') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const news = or404(await findNews(viewer, idParameter(args.params.newsId)))
  // What is sent is not changed any more.
  if (news.sentAt) throw redirect(`/admin/news/${news.id}`)
  return { news, formKey: randomUUID() }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.newsId)
  return submit(args, SaveNews, async (news) => {
    await saveNews(viewer, id, news)
    return redirect(`/admin/news/${id}`, 'newsSaved')
  })
}

export default function EditNewsPage() {
  const { news, formKey } = useLoaderData<typeof loader>()
  const { t } = useTranslation('messages')
  const back = { to: `/admin/news/${news.id}`, label: news.subject }
  return <NewsForm title={t('news.editTitle')} {...{ back, formKey, news }} />
}
