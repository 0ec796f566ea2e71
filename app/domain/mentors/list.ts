import { day } from '~/domain/lists/cell-value'
import type { List } from '~/domain/lists/list'
import type { ListFilter } from '~/domain/lists/list-filter'
import { countryName } from '~/i18n/format'
import { nameIn } from '~/i18n/names'

const id = /^[1-9]\d{0,8}$/

/** The filters of the team's list of mentors, by the names of the specification; and the dashboard's groups. */
const mentorFilters: Record<string, ListFilter> = {
  group: {
    picks: {
      ongoing: 'in_group_ongoing',
      inactive: 'in_group_inactive',
      completed: 'in_group_completed',
      'open-package': 'in_group_open',
      'without-package': 'in_group_without',
    },
  },
  industry: { column: 'industry_id', like: id, integer: true, lookup: 'industries' },
  fieldOfSupport: {
    among: 'topic_ids',
    like: /^([1-9]\d{0,8}|\{[1-9]\d{0,8}(,[1-9]\d{0,8}){0,30}\})$/,
    lookup: 'support_topics',
  },
  country: { column: 'country', like: /^[A-Z]{2}$/, lookup: 'countries' },
  county: { column: 'county_id', like: id, integer: true, lookup: 'counties' },
  yearsOfExperience: {
    yearsSince: 'experience_since',
    values: ['3', '5', '10', '15', '20', '30'],
    like: /^\d{1,2}$/,
  },
  isActive: { flag: 'in_filter_active' },
  isNotActive: { flag: 'in_filter_not_active' },
  isMentor: { flag: 'in_filter_mentor' },
  isCoach: { flag: 'in_filter_coach' },
  isAvailable: { flag: 'in_filter_available' },
  isNotAvailable: { flag: 'in_filter_not_available' },
  isAvailableForMentoring: { flag: 'in_filter_free_mentoring' },
  isNotAvailableForMentoring: { flag: 'in_filter_no_mentoring' },
  isAvailableForCoaching: { flag: 'in_filter_free_coaching' },
  isNotAvailableForCoaching: { flag: 'in_filter_no_coaching' },
  supportsGreek: { flag: 'in_filter_greek' },
  supportsEnglish: { flag: 'in_filter_english' },
}

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
