import { randomUUID } from 'node:crypto'
import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import * as reads from '~/db/reads.server'
import { findNews, type News, type NewsResult as Result, readNews, testNews } from '~/domain/news/news.server'
import { ActOnNews } from '~/domain/news/schema'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, idParameter, notFound, or404, redirect, requireViewer } from '~/http/page.server'
import { formatDateTime } from '~/i18n/format'
import { Banner } from '~/ui/banner'
import { CardGrid } from '~/ui/card'
import { FormPage } from '~/ui/form-page'
import { KeyFigure } from '~/ui/key-figure'
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
  return guarded(args, viewer, ActOnNews, async (act) => {
    if (act.intent === 'send') await acts.sendNews(viewer, { newsId: id })
    else {
      const news = or404(await findNews(viewer, id))
      await testNews(viewer, news, act.locale, act.formKey)
    }
    return redirect(`/admin/news/${id}`, act.intent === 'send' ? 'newsSending' : 'newsTested')
  })
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

/** What came of a news mail so far. */
function NewsResult({ news, result }: { news: News; result: Result }) {
  const { t, language } = useTranslation('messages')
  const when = news.sentAt ? formatDateTime(language, news.sentAt) : ''
  const figures = ['recipients', 'queued', 'sent', 'dead', 'unsubscribed'] as const
  return (
    <section className="grid gap-5">
      <Banner tone={news.doneAt ? 'success' : 'info'}>
        {t(news.doneAt ? 'news.done' : 'news.underWay', { when })}
      </Banner>
      <CardGrid columns={3}>
        {figures.map((figure) => (
          <KeyFigure key={figure} value={result[figure]} label={t(`news.results.${figure}`)} />
        ))}
      </CardGrid>
    </section>
  )
}
