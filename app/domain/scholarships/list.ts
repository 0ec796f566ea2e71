import { day } from '~/domain/lists/cell-value'
import type { List } from '~/domain/lists/list'
import { nameIn } from '~/i18n/names'

const page = {
  path: '/admin/scholarships',
  words: 'scholarships',
  tabs: ['decided', 'asked', 'waiting', 'answered'],
} as const

/** Scholarships for the team, the newest first; waiting gifts in a scope of their own, the oldest first. */
export const scholarshipList: List<'admin_scholarships'> = {
  ...page,
  view: 'admin_scholarships',
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
    kind: { column: 'kind', values: ['full_3m', 'partial_50', 'mentor_gift'], words: 'scholarships.kinds' },
    state: { column: 'state', values: ['open', 'given', 'over', 'declined'], words: 'scholarships.states' },
  },
  // Only gifts wait for the team.
  never: {
    waiting: ['kind=full_3m', 'kind=partial_50', 'state=open', 'state=given', 'state=over', 'state=declined'],
  },
  always: { waiting: ['kind=mentor_gift'] },
  fields: [
    { label: 'common:facts.gift', value: ({ name }) => name },
    {
      label: 'common:facts.kind',
      value: ({ kind }, { t }) => t(`admin:scholarships.kinds.${kind}`),
    },
    { label: 'common:facts.mentor', value: ({ giver }) => giver },
    { label: 'common:form.year', value: ({ year }) => year },
    { label: 'admin:scholarships.created', value: ({ createdAt }) => day(createdAt) },
    { label: 'admin:scholarships.beneficiaries', value: ({ beneficiaries }) => beneficiaries },
    { label: 'admin:scholarships.left', value: ({ left }) => left },
    { label: 'common:facts.state', value: ({ state }, { t }) => t(`admin:scholarships.states.${state}`) },
  ],
}

/** Who asks for a scholarship, the oldest first, and the answered requests, the newest first. */
export const scholarshipRequestList: List<'admin_scholarship_requests'> = {
  ...page,
  view: 'admin_scholarship_requests',
  scopes: ['asked', 'answered'],
  sorts: { asked: {} },
  order: { asked: 'asked', answered: '-asked' },
  fields: [
    { label: 'common:facts.mentee', value: ({ menteeName }) => menteeName },
    { label: 'common:facts.email', value: ({ menteeEmail }) => menteeEmail },
    {
      label: 'common:facts.package',
      value: ({ packageNames }, { language }) => nameIn(language, packageNames),
    },
    { label: 'common:facts.herWords', value: ({ reason }) => reason },
    { label: 'common:facts.askedOn', value: ({ askedAt }) => day(askedAt) },
    { label: 'admin:scholarships.requests.answer', value: ({ answer }) => answer ?? '' },
  ],
}

/** The lists of the page of scholarships. */
export const scholarshipLists = [scholarshipList, scholarshipRequestList] as const
