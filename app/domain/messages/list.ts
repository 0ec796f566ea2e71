import { day } from '~/domain/lists/cell-value'
import type { List } from '~/domain/lists/list'
import { toLanguage } from '~/i18n/locale'

/** The templates of messages, by name. */
export const templateList: List<'admin_message_templates'> = {
  view: 'admin_message_templates',
  path: '/admin/message-templates',
  words: 'templates',
  scopes: ['active', 'retired', 'all'],
  sorts: { name: { name_key: 'text' }, created: {} },
  order: { active: 'name', retired: 'name', all: 'name' },
  fields: [
    { label: 'common:facts.name', value: ({ name }) => name },
    {
      label: 'common:profile.fields.languages',
      value: ({ locales }, { t }) =>
        locales.map((locale) => t(`common:languages.${toLanguage(locale)}`)).join(', '),
    },
    { label: 'admin:templates.changed', value: ({ changedAt }) => day(changedAt) },
  ],
}
