import { day } from '~/domain/lists/cell-value'
import type { List } from '~/domain/lists/list'
import { allNamed, named, profile, yesOrNo } from '~/domain/lists/profile-fields'
import { countryName } from '~/i18n/format'
import { toLanguage } from '~/i18n/locale'
import { nameIn } from '~/i18n/names'

/** All mentees for the team, by surname. */
export const menteeList: List<'admin_mentees'> = {
  view: 'admin_mentees',
  fileView: 'admin_mentees_file',
  path: '/admin/mentees',
  words: 'menteeList',
  scopes: ['open', 'waiting', 'calls', 'asking', 'running', 'without', 'unpaid', 'all'],
  sorts: { name: { name_key: 'text' }, waited: { waiting_key: 'timestamptz' }, newest: {} },
  order: {
    open: 'name',
    waiting: 'waited',
    calls: 'name',
    asking: 'name',
    running: 'name',
    without: 'name',
    unpaid: 'name',
    all: 'name',
  },
  sortScopes: { waited: ['waiting'] },
  filters: {
    group: {
      picks: {
        ongoing: 'in_running',
        completed: 'in_group_completed',
        paused: 'in_group_paused',
        'open-package': 'in_open',
        'without-package': 'in_without',
        scholarship: 'in_group_scholarship',
      },
    },
    news: { flag: 'in_filter_news' },
    suspended: { flag: 'in_filter_suspended' },
  },
  never: {
    open: ['group=without-package'],
    waiting: ['group=without-package', 'group=ongoing'],
    asking: ['group=without-package'],
    running: ['group=without-package'],
    without: ['group=open-package', 'group=ongoing'],
  },
  always: {
    open: ['group=open-package'],
    waiting: ['group=open-package'],
    asking: ['group=open-package'],
    running: ['group=open-package', 'group=ongoing'],
    without: ['group=without-package'],
  },
  fields: [
    { label: 'common:facts.number', value: ({ id }) => id },
    { label: profile('name'), value: ({ firstName }) => firstName },
    { label: profile('surname'), value: ({ surname }) => surname },
    { label: 'people:latinName.title', value: ({ latinName }) => latinName },
    { label: 'common:facts.email', value: ({ email }) => email },
    { label: profile('phone'), value: ({ phone }) => phone },
    { label: profile('birthdate'), value: ({ birthdate }) => day(birthdate) },
    { label: profile('work_status_id'), value: ({ workStatus }, words) => named(workStatus, words) },
    { label: profile('industry_id'), value: ({ industry }, words) => named(industry, words) },
    { label: 'records:mentee.topics', value: ({ topics }, words) => allNamed(topics, words) },
    { label: profile('county_id'), value: ({ county }, words) => named(county, words) },
    {
      label: profile('country'),
      value: ({ country }, { language }) => country && countryName(language, country),
    },
    { label: 'common:facts.about', value: ({ about }) => about },
    {
      label: profile('visibility'),
      value: ({ visibility }, { t }) => t(`common:profile.${visibility}`),
    },
    {
      label: 'creating:import.fields.locale',
      value: ({ locale }, { t }) => t(`common:languages.${toLanguage(locale)}`),
    },
    { label: 'common:facts.news', value: ({ news }, words) => yesOrNo(news, words) },
    { label: 'common:facts.scholarship', value: ({ scholarship }, words) => yesOrNo(scholarship, words) },
    {
      label: 'common:facts.package',
      value: ({ package: bought }, { language }) => bought && nameIn(language, bought.names),
    },
    {
      label: 'common:facts.state',
      value: ({ package: bought }, { t }) => bought && t(`admin:menteeList.package.${bought.status}`),
    },
    { label: 'common:facts.sessions', value: ({ mentorship }) => mentorship && mentorship.sessions },
    { label: 'common:facts.mentor', value: ({ mentorship }) => mentorship && mentorship.mentor },
    { label: 'admin:menteeList.answerDue', value: ({ dueAt }) => day(dueAt) },
    { label: 'admin:menteeList.active', value: ({ activeAt }) => day(activeAt) },
    { label: 'admin:mentorList.seen', value: ({ lastLoginAt }) => day(lastLoginAt) },
    { label: 'admin:menteeList.since', value: ({ createdAt }) => day(createdAt) },
  ],
}
