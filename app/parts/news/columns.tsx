import { useTranslation } from '~/i18n/use-translation'
import type { ListedRow } from '~/db/listed-row'
import { newsList } from '~/domain/news/list'
import { Link } from '~/http/page'
import { formatDate } from '~/i18n/format'
import type { Table } from '~/lists/table'

export const newsTable: Table<'admin_news'> = {
  list: newsList,
  columns: [
    { id: 'subject', label: 'common:facts.subject', cell: SubjectCell },
    { id: 'audience', label: 'admin:news.filters.audience.label', cell: AudienceCell },
    { id: 'created', label: 'admin:news.created', code: true, sort: 'created', cell: CreatedCell },
    { id: 'state', label: 'common:facts.state', cell: StateCell },
  ],
}

type NewsRow = ListedRow<'admin_news'>

function SubjectCell({ id, subject }: NewsRow) {
  return <Link to={`/admin/news/${id}`}>{subject}</Link>
}

function AudienceCell({ audience }: NewsRow) {
  return useTranslation('admin').t(`news.audiences.${audience}`)
}

function CreatedCell({ createdAt }: NewsRow) {
  return formatDate(useTranslation().language, createdAt)
}

function StateCell({ sentAt, doneAt }: NewsRow) {
  const { t, language } = useTranslation('admin')
  if (!sentAt) return t('news.isDraft')
  return doneAt ? t('news.sentOnDay', { date: formatDate(language, sentAt) }) : t('news.underWay')
}
