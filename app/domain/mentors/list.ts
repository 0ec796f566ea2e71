import { day } from '~/domain/lists/cell-value'
import type { List } from '~/domain/lists/list'
import type { ListFilter } from '~/domain/lists/list-filter'
import { allNamed, named, profile, yesOrNo } from '~/domain/lists/profile-fields'
import { countryName } from '~/i18n/format'
import { toLanguage } from '~/i18n/locale'

/** The filters of the team's list of mentors, by the names of the specification; and the dashboard's groups. */
const mentorFilters: Record<string, ListFilter> = {
  group: {
    picks: {
      ongoing: 'in_group_ongoing',
      inactive: 'in_group_inactive',
      completed: 'in_group_completed',
    },
  },
  industry: { id: 'industry_id', lookup: 'industries' },
  fieldOfSupport: { among: 'topic_ids', lookup: 'support_topics' },
  country: { column: 'country', like: /^[A-Z]{2}$/, lookup: 'countries' },
  county: { among: 'place_ids', lookup: 'places', one: true },
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
  news: { flag: 'in_filter_news' },
  suspended: { flag: 'in_filter_suspended' },
}

const inactive = ['isNotActive=1', 'group=inactive']
const free = ['isAvailable=1', 'isAvailableForMentoring=1', 'isAvailableForCoaching=1']
const taken = ['isNotAvailable=1', 'isNotAvailableForMentoring=1', 'isNotAvailableForCoaching=1']

/** All mentors for the team, by surname. */
export const mentorList: List<'admin_mentors'> = {
  view: 'admin_mentors',
  fileView: 'admin_mentors_file',
  path: '/admin/mentors',
  words: 'mentorList',
  scopes: ['active', 'available', 'collaborating', 'inactive', 'waiting', 'flagged', 'calls', 'all'],
  sorts: { name: { name_key: 'text' }, waited: { waited_key: 'timestamptz' }, newest: {} },
  order: {
    active: 'name',
    available: 'name',
    collaborating: 'name',
    inactive: 'name',
    waiting: 'waited',
    flagged: 'name',
    calls: 'name',
    all: 'name',
  },
  sortScopes: { waited: ['waiting'] },
  filters: mentorFilters,
  never: {
    active: inactive,
    available: [...inactive, 'isNotAvailable=1', 'group=ongoing'],
    collaborating: [...inactive, ...free],
    inactive: ['isActive=1', 'group=ongoing', ...free],
    waiting: inactive,
    flagged: inactive,
  },
  always: {
    active: ['isActive=1'],
    available: ['isActive=1', 'isAvailable=1'],
    collaborating: ['isActive=1', 'group=ongoing', ...taken],
    inactive: [...inactive, ...taken],
    waiting: ['isActive=1'],
    flagged: ['isActive=1'],
  },
  fields: [
    { label: 'common:facts.number', value: ({ id }) => id },
    { label: profile('name'), value: ({ firstName }) => firstName },
    { label: profile('surname'), value: ({ surname }) => surname },
    { label: 'people:latinName.title', value: ({ latinName }) => latinName },
    { label: 'common:facts.email', value: ({ email }) => email },
    { label: profile('phone'), value: ({ phone }) => phone },
    { label: profile('birthdate'), value: ({ birthdate }) => day(birthdate) },
    {
      label: 'common:facts.state',
      value: ({ status }, { t }) => t(`admin:mentorList.statuses.${status}`),
    },
    {
      label: 'common:profile.fields.visibility',
      value: ({ visibility }, { t }) => t(`common:profile.${visibility}`),
    },
    {
      label: 'common:kind.mentoring',
      value: ({ offersMentoring, availableForMentoring }, { t }) =>
        t(`admin:mentorList.offer.${offerOf(offersMentoring, availableForMentoring)}`),
    },
    {
      label: 'common:kind.coaching',
      value: ({ offersCoaching, availableForCoaching }, { t }) =>
        t(`admin:mentorList.offer.${offerOf(offersCoaching, availableForCoaching)}`),
    },
    { label: profile('title'), value: ({ title }) => title },
    { label: profile('work_status_id'), value: ({ workStatus }, words) => named(workStatus, words) },
    {
      label: 'common:profile.fields.industry_id',
      value: ({ industryNames }, words) => named(industryNames, words),
    },
    { label: profile('topic_ids'), value: ({ topics }, words) => allNamed(topics, words) },
    { label: profile('county_id'), value: ({ countyNames }, words) => named(countyNames, words) },
    {
      label: profile('country'),
      value: ({ country }, { language }) => country && countryName(language, country),
    },
    { label: profile('experience_since'), value: ({ experienceSince }) => day(experienceSince) },
    { label: 'common:facts.experience', value: ({ years }) => years },
    { label: profile('mentoring_since'), value: ({ mentoringSince }) => day(mentoringSince) },
    {
      label: profile('languages'),
      value: ({ languages }, { t }) => languages.map((code) => t(`common:languages.${code}`)).join(', '),
    },
    { label: profile('sentence'), value: ({ sentence }) => sentence },
    { label: profile('meets'), value: ({ meets }) => meets },
    { label: profile('description'), value: ({ description }) => description },
    { label: profile('links'), value: ({ links }) => links && links.join(' ') },
    { label: profile('mentoring_reason'), value: ({ mentoringReason }) => mentoringReason },
    { label: profile('mentee_wishlist'), value: ({ menteeWishlist }) => menteeWishlist },
    {
      label: profile('referral_source_id'),
      value: ({ referralSource }, words) => named(referralSource, words),
    },
    { label: profile('referral_text'), value: ({ referralText }) => referralText },
    { label: 'people:away.until', value: ({ awayUntil }) => day(awayUntil) },
    {
      label: profile('testimonials_visible'),
      value: ({ testimonialsVisible }, words) => yesOrNo(testimonialsVisible, words),
    },
    {
      label: 'creating:import.fields.locale',
      value: ({ locale }, { t }) => t(`common:languages.${toLanguage(locale)}`),
    },
    { label: 'common:facts.news', value: ({ news }, words) => yesOrNo(news, words) },
    { label: 'admin:mentorList.mentee', value: ({ mentee }) => mentee && mentee.name },
    { label: 'admin:mentorList.rejections', value: ({ rejections }) => rejections },
    { label: 'admin:applications.applied', value: ({ appliedAt }) => day(appliedAt) },
    { label: 'admin:mentorList.seen', value: ({ lastLoginAt }) => day(lastLoginAt) },
  ],
}

const offerOf = (offers: boolean, free: boolean) => (offers ? (free ? 'free' : 'offered') : 'none')
