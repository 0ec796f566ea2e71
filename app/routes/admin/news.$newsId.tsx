import { randomUUID } from 'node:crypto'
import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import * as reads from '~/db/reads.server'
import { findNews, readNews, testNews } from '~/domain/news/news.server'
import { ActOnNews } from '~/domain/news/schema'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, flash, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { FormPage } from '~/ui/form-page'
import { NewsResult } from './news.$newsId/news-result'
import { NewsWords } from './news.$newsId/news-words'
import { SendNewsForm } from './news.$newsId/send-news-form'

export const handle: Handle<{ news: { subject: string } } | undefined> = {
  i18n: ['admin', 'messages'],
  title: (t, data) => data?.news.subject ?? t('common:shell.admin.news'),
}

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const [read, passwordNeeded] = await Promise.all([
    readNews(viewer, idParameter(args.params.newsId)),
    reads.passwordNeeded(viewer, { routine: true }),
  ])
  if (!read) throw notFound()
  return { ...read, passwordNeeded, formKey: randomUUID() }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.newsId)
  return submit(
    args,
    ActOnNews,
    async (act) => {
      if (act.intent === 'send') await acts.sendNews(viewer, { newsId: id })
      else {
        const news = await findNews(viewer, id)
        if (!news) throw notFound()
        await testNews(viewer, news, act.locale, act.formKey)
      }
      return redirect(`/admin/news/${id}`, {
        headers: flash(act.intent === 'send' ? 'newsSending' : 'newsTested'),
      })
    },
    { passwordOf: viewer },
  )
}

export default function NewsPage() {
  const { news, readers, result, passwordNeeded, formKey } = useLoaderData<typeof loader>()
  const { t } = useTranslation('messages')
  const back = { to: '/admin/news', label: t('common:shell.admin.news') }
  if (!news.sentAt) return <SendNewsForm {...{ news, readers, passwordNeeded, formKey, back }} />
  return (
    <FormPage title={news.subject} back={back}>
      <NewsResult {...{ news, result }} />
      <NewsWords news={news} />
    </FormPage>
  )
}
