import { useTranslation } from '~/i18n/use-translation'
import type { News, NewsResult as Result } from '~/domain/news/news.server'
import { formatDateTime } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { Banner } from '~/ui/banner'
import { CardGrid } from '~/ui/card'
import { KeyFigure } from '~/ui/key-figure'

/** What came of a news mail so far. */
export function NewsResult({ news, result }: { news: News; result: Result }) {
  const { t } = useTranslation('messages')
  const language = useLanguage()
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
