import { day } from '~/domain/lists/cell-value'
import type { List } from '~/domain/lists/list'
import { countryName } from '~/i18n/format'
import { nameIn } from '~/i18n/names'

/** Applications for the team, the oldest first; each name links to the whole application. */
export const applicationList: List<'admin_applications'> = {
  view: 'admin_applications',
  path: '/admin/pending-applications',
  words: 'applications',
  scopes: ['new', 'awaiting_response', 'rejected', 'all'],
  sorts: { applied: { applied_at: 'timestamptz' }, name: { name_key: 'text' } },
  order: { new: 'applied', awaiting_response: 'applied', rejected: 'applied', all: '-applied' },
  filters: { experience: { column: 'experience', values: ['long', 'short', 'missing'] } },
  fields: [
    { label: 'common:facts.name', value: ({ name }) => name },
    { label: 'admin:applications.applied', value: ({ appliedAt }) => day(appliedAt) },
    {
      label: 'common:profile.fields.industry_id',
      value: ({ industryNames }, { language }) => industryNames && nameIn(language, industryNames),
    },
    { label: 'common:facts.experience', value: ({ years }) => years },
    {
      label: 'common:facts.place',
      value: ({ countyNames, country }, { language }) =>
        countyNames ? nameIn(language, countyNames) : country && countryName(language, country),
    },
    {
      label: 'admin:applications.source',
      value: ({ sourceNames }, { language }) => sourceNames && nameIn(language, sourceNames),
    },
  ],
}
