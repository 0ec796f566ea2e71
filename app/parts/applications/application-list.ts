import { countryName } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { day } from '~/lists/cell-value'
import type { List } from '~/lists/list'
import {
  AppliedCell,
  ExperienceCell,
  IndustryCell,
  NameCell,
  PlaceCell,
  SourceCell,
} from './application-cells'

/** Applications for the team, the oldest first; each name links to the whole application. */
export const applicationList: List<'admin_applications'> = {
  view: 'admin_applications',
  path: '/admin/pending-applications',
  words: 'applications',
  scopes: ['new', 'awaiting_response', 'rejected', 'all'],
  sorts: { applied: { applied_at: 'timestamptz' }, name: { name_key: 'text' } },
  order: { new: 'applied', awaiting_response: 'applied', rejected: 'applied', all: '-applied' },
  filters: { experience: { column: 'experience', values: ['long', 'short', 'missing'] } },
  columns: [
    { id: 'name', label: 'admin:applications.name', sort: 'name', cell: NameCell },
    { id: 'applied', label: 'admin:applications.applied', code: true, sort: 'applied', cell: AppliedCell },
    { id: 'industry', label: 'admin:applications.industry', cell: IndustryCell },
    { id: 'years', label: 'admin:applications.experience', cell: ExperienceCell },
    { id: 'place', label: 'admin:applications.place', cell: PlaceCell },
    { id: 'source', label: 'admin:applications.source', cell: SourceCell },
  ],
  fields: [
    { label: 'admin:applications.name', value: ({ name }) => name },
    { label: 'admin:applications.applied', value: ({ appliedAt }) => day(appliedAt) },
    {
      label: 'admin:applications.industry',
      value: ({ industryNames }, { language }) => industryNames && nameIn(language, industryNames),
    },
    { label: 'admin:applications.experience', value: ({ years }) => years },
    {
      label: 'admin:applications.place',
      value: ({ countyNames, country }, { language }) =>
        countyNames ? nameIn(language, countyNames) : country && countryName(language, country),
    },
    {
      label: 'admin:applications.source',
      value: ({ sourceNames }, { language }) => sourceNames && nameIn(language, sourceNames),
    },
  ],
}
