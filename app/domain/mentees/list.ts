import { day } from '~/domain/lists/cell-value'
import type { List } from '~/domain/lists/list'
import { nameIn } from '~/i18n/names'

/** All mentees for the team, by surname. */
export const menteeList: List<'admin_mentees'> = {
  view: 'admin_mentees',
  path: '/admin/mentees',
  words: 'menteeList',
  scopes: ['open', 'asking', 'running', 'without', 'unpaid', 'all'],
  sorts: { name: { name_key: 'text' }, newest: {} },
  order: {
    open: 'name',
    asking: 'name',
    running: 'name',
    without: 'name',
    unpaid: 'name',
    all: 'name',
  },
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
  },
  fields: [
    { label: 'admin:mentorList.id', value: ({ id }) => id },
    { label: 'admin:menteeList.name', value: ({ name }) => name },
    { label: 'admin:administrators.email', value: ({ email }) => email },
    { label: 'common:profile.fields.phone', value: ({ phone }) => phone },
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
