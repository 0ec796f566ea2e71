import { day } from '~/domain/lists/cell-value'
import type { List } from '~/domain/lists/list'

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
