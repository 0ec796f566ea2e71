import { nameIn } from '~/i18n/names'
import { day } from '~/lists/cell-value'
import type { List } from '~/lists/list'
import { messageAct } from '~/parts/messages/message-act'
import { ActiveCell, MentorCell, NameCell, PackageCell, SessionsCell, SinceCell } from './mentee-cells'

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
  columns: [
    { id: 'name', label: 'admin:menteeList.name', sort: 'name', cell: NameCell },
    { id: 'package', label: 'common:facts.package', cell: PackageCell },
    { id: 'sessions', label: 'common:facts.sessions', numeric: true, cell: SessionsCell },
    { id: 'mentor', label: 'common:facts.mentor', cell: MentorCell },
    { id: 'since', label: 'admin:menteeList.since', code: true, sort: 'newest', cell: SinceCell },
    { id: 'active', label: 'admin:menteeList.active', code: true, cell: ActiveCell },
  ],
  bulk: {
    named: ({ name, email }) => ({ name, email }),
    acts: [
      messageAct({
        scopes: ['open', 'asking', 'running', 'without', 'unpaid', 'all'],
        columns: ['name', 'package', 'mentor'],
        pageOf: (id) => `/admin/mentees/${id}/messages`,
      }),
    ],
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
