import { countryName } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { day } from '~/lists/cell-value'
import type { List } from '~/lists/list'
import { messageAct } from '~/parts/messages/message-act'
import { InactiveCheck } from './inactive-check'
import { mentorFilters } from './mentor-filters'
import { NameCell, OfferCell, RejectionsCell, SeenCell, StatusCell, WorkCell } from './mentor-list-cells'

/** All mentors for the team, by surname. */
export const mentorList: List<'admin_mentors'> = {
  view: 'admin_mentors',
  path: '/admin/mentors',
  words: 'mentorList',
  scopes: ['active', 'available', 'collaborating', 'inactive', 'waiting', 'flagged', 'all'],
  sorts: { name: { name_key: 'text' }, waited: { waited_key: 'timestamptz' }, newest: {} },
  order: {
    active: 'name',
    available: 'name',
    collaborating: 'name',
    inactive: 'name',
    waiting: 'waited',
    flagged: 'name',
    all: 'name',
  },
  filters: mentorFilters,
  columns: [
    { id: 'name', label: 'admin:mentorList.name', sort: 'name', cell: NameCell },
    { id: 'status', label: 'admin:mentorList.status', cell: StatusCell },
    { id: 'offers', label: 'admin:mentorList.offers', cell: OfferCell },
    { id: 'work', label: 'admin:mentorList.work', cell: WorkCell },
    { id: 'rejections', label: 'admin:mentorList.rejections', numeric: true, cell: RejectionsCell },
    { id: 'seen', label: 'admin:mentorList.appliedSeen', code: true, sort: 'newest', cell: SeenCell },
  ],
  bulk: {
    named: ({ name, email }) => ({ name, email }),
    acts: [
      {
        id: 'inactive',
        words: 'inactive',
        news: 'mentorsInactive',
        scopes: ['active', 'available', 'waiting', 'flagged'],
        columns: ['name', 'status', 'offers', 'rejections'],
        pageOf: (id) => `/admin/mentors/${id}`,
        Check: InactiveCheck,
      },
      messageAct({
        scopes: ['active', 'available', 'collaborating', 'inactive', 'waiting', 'flagged', 'all'],
        columns: ['name', 'status', 'offers'],
        pageOf: (id) => `/admin/mentors/${id}/messages`,
      }),
    ],
  },
  fields: [
    { label: 'admin:mentorList.id', value: ({ id }) => id },
    { label: 'admin:mentorList.name', value: ({ name }) => name },
    { label: 'admin:administrators.email', value: ({ email }) => email },
    { label: 'common:profile.fields.phone', value: ({ phone }) => phone },
    {
      label: 'admin:mentorList.status',
      value: ({ status }, { t }) => t(`admin:mentorList.statuses.${status}`),
    },
    {
      label: 'common:profile.fields.visibility',
      value: ({ visibility }, { t }) => t(`common:profile.${visibility}`),
    },
    {
      label: 'admin:mentorList.mentoring',
      value: ({ offersMentoring, availableForMentoring }, { t }) =>
        t(`admin:mentorList.offer.${offerOf(offersMentoring, availableForMentoring)}`),
    },
    {
      label: 'admin:mentorList.coaching',
      value: ({ offersCoaching, availableForCoaching }, { t }) =>
        t(`admin:mentorList.offer.${offerOf(offersCoaching, availableForCoaching)}`),
    },
    { label: 'common:profile.fields.title', value: ({ title }) => title },
    {
      label: 'admin:applications.industry',
      value: ({ industryNames }, { language }) => industryNames && nameIn(language, industryNames),
    },
    {
      label: 'common:profile.fields.county_id',
      value: ({ countyNames }, { language }) => countyNames && nameIn(language, countyNames),
    },
    {
      label: 'common:profile.fields.country',
      value: ({ country }, { language }) => country && countryName(language, country),
    },
    { label: 'admin:applications.experience', value: ({ years }) => years },
    { label: 'admin:mentorList.mentee', value: ({ mentee }) => mentee && mentee.name },
    { label: 'admin:mentorList.rejections', value: ({ rejections }) => rejections },
    { label: 'admin:applications.applied', value: ({ appliedAt }) => day(appliedAt) },
    { label: 'admin:mentorList.seen', value: ({ lastLoginAt }) => day(lastLoginAt) },
  ],
}

const offerOf = (offers: boolean, free: boolean) => (offers ? (free ? 'free' : 'offered') : 'none')
