import { useTranslation } from 'react-i18next'
import type { ListedRow } from '~/db/listed-row'
import { Link } from '~/http/page'
import { formatDate } from '~/i18n/format'
import { toLanguage } from '~/i18n/locale'
import { useLanguage } from '~/i18n/use-language'
import { day } from '~/lists/cell-value'
import type { List } from '~/lists/list'

type TemplateRow = ListedRow<'admin_message_templates'>

/** The templates of messages, by name. */
export const templateList: List<'admin_message_templates'> = {
  view: 'admin_message_templates',
  path: '/admin/message-templates',
  words: 'templates',
  scopes: ['active', 'retired'],
  sorts: { name: { name_key: 'text' }, created: {} },
  order: { active: 'name', retired: 'name' },
  columns: [
    { id: 'name', label: 'admin:templates.name', sort: 'name', cell: NameCell },
    { id: 'locales', label: 'admin:templates.languages', cell: LanguagesCell },
    { id: 'changed', label: 'admin:templates.changed', code: true, cell: ChangedCell },
  ],
  fields: [
    { label: 'admin:templates.name', value: ({ name }) => name },
    {
      label: 'admin:templates.languages',
      value: ({ locales }, { t }) =>
        locales.map((locale) => t(`common:languages.${toLanguage(locale)}`)).join(', '),
    },
    { label: 'admin:templates.changed', value: ({ changedAt }) => day(changedAt) },
  ],
}

function NameCell({ id, name }: TemplateRow) {
  return <Link to={`/admin/message-templates/${id}`}>{name}</Link>
}

function LanguagesCell({ locales }: TemplateRow) {
  const { t } = useTranslation('common')
  return locales.map((locale) => t(`languages.${toLanguage(locale)}`)).join(', ')
}

function ChangedCell({ changedAt }: TemplateRow) {
  return formatDate(useLanguage(), changedAt)
}
