import { day } from '~/domain/lists/cell-value'
import type { List } from '~/domain/lists/list'

/** News mails: drafts, and those sent. */
export const newsList: List<'admin_news'> = {
  view: 'admin_news',
  path: '/admin/news',
  words: 'news',
  scopes: ['draft', 'sent', 'all'],
  sorts: { created: {} },
  order: { draft: '-created', sent: '-created', all: '-created' },
  filters: { audience: { column: 'audience', values: ['all', 'mentees', 'mentors'] } },
  fields: [
    { label: 'common:facts.subject', value: ({ subject }) => subject },
    {
      label: 'admin:news.filters.audience.label',
      value: ({ audience }, { t }) => t(`admin:news.audiences.${audience}`),
    },
    { label: 'admin:news.created', value: ({ createdAt }) => day(createdAt) },
    { label: 'admin:news.sentOn', value: ({ sentAt }) => day(sentAt) },
  ],
}
