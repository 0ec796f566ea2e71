import { day } from '~/lists/cell-value'
import type { List } from '~/lists/list'
import { CreatedCell, KindCell, NameCell, StateCell } from './scholarship-cells'

/** Scholarships for the team, the newest first; waiting gifts in a scope of their own, the oldest first. */
export const scholarshipList: List<'admin_scholarships'> = {
  view: 'admin_scholarships',
  path: '/admin/scholarships',
  words: 'scholarships',
  scopes: ['decided', 'waiting'],
  sorts: {
    created: {},
    name: { name_key: 'text' },
    year: { year: 'integer' },
    beneficiaries: { beneficiaries: 'integer' },
  },
  order: { decided: '-created', waiting: 'created' },
  filters: {
    year: { column: 'year', like: /^2\d{3}$/ },
    kind: { column: 'kind', values: ['full_3m', 'partial_50', 'mentor_gift'] },
    state: { column: 'state', values: ['open', 'given', 'over', 'declined'] },
  },
  columns: [
    { id: 'name', label: 'admin:scholarships.name', sort: 'name', cell: NameCell },
    { id: 'kind', label: 'common:facts.kind', cell: KindCell },
    { id: 'year', label: 'admin:scholarships.year', numeric: true, sort: 'year', cell: ({ year }) => year },
    { id: 'created', label: 'admin:scholarships.created', code: true, sort: 'created', cell: CreatedCell },
    {
      id: 'beneficiaries',
      label: 'admin:scholarships.beneficiaries',
      numeric: true,
      sort: 'beneficiaries',
      cell: ({ beneficiaries }) => beneficiaries,
    },
    { id: 'left', label: 'admin:scholarships.left', numeric: true, cell: ({ left }) => left },
    { id: 'state', label: 'common:facts.state', cell: StateCell },
  ],
  fields: [
    { label: 'admin:scholarships.name', value: ({ name }) => name },
    {
      label: 'common:facts.kind',
      value: ({ kind }, { t }) => t(`admin:scholarships.kinds.${kind}`),
    },
    { label: 'common:facts.mentor', value: ({ giver }) => giver },
    { label: 'admin:scholarships.year', value: ({ year }) => year },
    { label: 'admin:scholarships.created', value: ({ createdAt }) => day(createdAt) },
    { label: 'admin:scholarships.beneficiaries', value: ({ beneficiaries }) => beneficiaries },
    { label: 'admin:scholarships.left', value: ({ left }) => left },
    { label: 'common:facts.state', value: ({ state }, { t }) => t(`admin:scholarships.states.${state}`) },
  ],
}
