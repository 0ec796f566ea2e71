import * as acts from '~/db/acts.server'
import { sendAtOnce, sendOne } from '~/db/at-once.server'
import type { ListedRow } from '~/db/listed-row'
import * as reads from '~/db/reads.server'
import type { Row } from '~/db/rows'
import { withUntouched, type Version } from '~/domain/edits/versions'
import { testMessage } from '~/domain/messages/messages.server'
import { textsOf, type TextFields } from '~/domain/messages/texts-schema'
import { wordsFor } from '~/domain/messages/words'
import type { Locale } from '~/i18n/locale'
import type { Viewer } from '~/viewer/viewer'
import type { SaveNews } from './schema'

/** A news mail, as a draft or sent. */
export type News = ListedRow<'admin_news'>

/** To how many users and subscribers a news mail would go now. */
export type NewsReaders = Row<'news_readers'>

/** What came of a news mail: recipients so far, mails by state, and who gets no news any more. */
export type NewsResult = Row<'news_result'>

/** One news mail, or undefined. */
export async function findNews(viewer: Viewer, id: number) {
  const [news] = await sendOne(
    viewer,
    (sql) => sql<News[]>`
    select id, audience, locales, texts, subject, created_at, sent_at, done_at from api.admin_news where id = ${id}`,
  )
  return news
}

/** A news mail with the number of its readers now and what came of it; undefined if there is none. */
export async function readNews(viewer: Viewer, id: number) {
  const news = await findNews(viewer, id)
  if (!news) return undefined
  const [[counted], [result]] = await sendAtOnce(viewer, (sql) => [
    sql<Row<'news_readers'>[]>`
      select * from api.news_readers(audience => ${news.audience}, locales => ${news.locales})`,
    sql<NewsResult[]>`select * from api.news_result(news_id => ${id})`,
  ])
  return { news, readers: counted!, result: result! }
}

/** How many addresses without an account get the news, and how many have not confirmed yet. */
export async function countSubscribers(viewer: Viewer) {
  const counted = await reads.newsSubscribers(viewer)
  return counted!
}

/**
 * Creates a news mail, once per form key, or changes the one with this id; returns its id, or null for a form that is
 * sent twice. Raises news_not_found, news_sent, changed_meanwhile.
 */
export async function saveNews(viewer: Viewer, id: number | null, typed: SaveNews) {
  const news = withUntouched(typed, typed)
  const { audience, locales, formKey, seen } = news
  return acts.saveNews(viewer, {
    audience,
    locales,
    texts: textsOf(news),
    newsId: id,
    formKey,
    seen: seen && versionOfNews(seen),
  })
}

/** What the page told of a draft, as the database has it. */
const versionOfNews = ({ audience, locales, ...texts }: Version) => ({
  audience: audience ?? null,
  locales: locales ?? null,
  texts: textsOf(texts as TextFields),
})

/** Mails a news mail in one language to the viewing admin. */
export function testNews(viewer: Viewer, news: News, locale: Locale, formKey: string) {
  return testMessage(viewer, { ...wordsFor(news.texts, locale), formKey })
}
