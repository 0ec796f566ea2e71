import { useTranslation } from '~/i18n/use-translation'
import type { ListedRow } from '~/db/listed-row'
import { templateList } from '~/domain/messages/list'
import { Link } from '~/http/page'
import { formatDate } from '~/i18n/format'
import { toLanguage } from '~/i18n/locale'
import type { Table } from '~/lists/table'

export const templateTable: Table<'admin_message_templates'> = {
  list: templateList,
  columns: [
    { id: 'name', label: 'common:facts.name', sort: 'name', cell: NameCell },
    { id: 'locales', label: 'common:profile.fields.languages', cell: LanguagesCell },
    { id: 'changed', label: 'admin:templates.changed', code: true, cell: ChangedCell },
  ],
}

type TemplateRow = ListedRow<'admin_message_templates'>

function NameCell({ id, name }: TemplateRow) {
  return <Link to={`/admin/message-templates/${id}`}>{name}</Link>
}

function LanguagesCell({ locales }: TemplateRow) {
  const { t } = useTranslation('common')
  return locales.map((locale) => t(`languages.${toLanguage(locale)}`)).join(', ')
}

function ChangedCell({ changedAt }: TemplateRow) {
  return formatDate(useTranslation().language, changedAt)
}
