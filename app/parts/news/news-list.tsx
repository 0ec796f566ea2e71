import { useTranslation } from 'react-i18next'
import type { ListedRow } from '~/db/listed-row'
import { Link } from '~/http/page'
import { formatDate } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { day } from '~/lists/cell-value'
import type { List } from '~/lists/list'

type NewsRow = ListedRow<'admin_news'>

/** News mails: drafts, and those sent. */
export const newsList: List<'admin_news'> = {
  view: 'admin_news',
  path: '/admin/news',
  words: 'news',
  scopes: ['draft', 'sent'],
  sorts: { created: {} },
  order: { draft: '-created', sent: '-created' },
  filters: { audience: { column: 'audience', values: ['all', 'mentees', 'mentors'] } },
  columns: [
    { id: 'subject', label: 'admin:news.subject', cell: SubjectCell },
    { id: 'audience', label: 'admin:news.audience', cell: AudienceCell },
    { id: 'created', label: 'admin:news.created', code: true, sort: 'created', cell: CreatedCell },
    { id: 'state', label: 'admin:news.state', cell: StateCell },
  ],
  fields: [
    { label: 'admin:news.subject', value: ({ subject }) => subject },
    { label: 'admin:news.audience', value: ({ audience }, { t }) => t(`admin:news.audiences.${audience}`) },
    { label: 'admin:news.created', value: ({ createdAt }) => day(createdAt) },
    { label: 'admin:news.sentOn', value: ({ sentAt }) => day(sentAt) },
  ],
}

function SubjectCell({ id, subject }: NewsRow) {
  return <Link to={`/admin/news/${id}`}>{subject}</Link>
}

function AudienceCell({ audience }: NewsRow) {
  return useTranslation('admin').t(`news.audiences.${audience}`)
}

function CreatedCell({ createdAt }: NewsRow) {
  return formatDate(useLanguage(), createdAt)
}

function StateCell({ sentAt, doneAt }: NewsRow) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  if (!sentAt) return t('news.isDraft')
  return doneAt ? t('news.sentOnDay', { date: formatDate(language, sentAt) }) : t('news.underWay')
}
