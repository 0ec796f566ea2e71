import type { List } from '~/domain/lists/list'
import { athensDay } from '~/i18n/format'
import { eventWords } from './event-words'

const subjects = [
  'users',
  'mentors',
  'mentees',
  'mentorship_requests',
  'mentorships',
  'purchases',
  'parts',
  'edit_requests',
  'scholarships',
  'testimonials',
  'suggestion_requests',
  'reports',
  'offers',
  'seminars',
  'message_templates',
  'imports',
  'jobs',
  'constants',
] as const

// The acts that the team looks for; all others are found by day, person and subject.
const acts = [
  'approved',
  'rejected',
  'running',
  'paused',
  'stopped',
  'completed',
  'paid',
  'refunded',
  'edited',
  'inactive',
  'email_changed',
  'erased',
  'data_exported',
  'settings_changed',
  'price_set',
  'price_withdrawn',
  'vat_set',
  'vat_withdrawn',
  'month_closed',
  'text_published',
  'text_withdrawn',
] as const

/** Everything that was recorded, the newest first: the numbers follow the times. */
export const historyList: List<'admin_history'> = {
  view: 'admin_history',
  path: '/admin/history',
  words: 'historyList',
  scopes: ['all', 'team', 'exports', 'clock'],
  sorts: { at: {} },
  order: { all: '-at', team: '-at', exports: '-at', clock: '-at' },
  filters: {
    subject: { column: 'subject', values: subjects },
    act: { column: 'act', values: acts },
    day: { day: 'at' },
  },
  never: {
    exports: [
      ...acts.map((act) => `act=${act}`),
      ...subjects.filter((subject) => subject !== 'users').map((subject) => `subject=${subject}`),
    ],
  },
  always: { exports: ['subject=users'] },
  fields: [
    { label: 'common:facts.when', value: ({ at }) => ({ day: athensDay(at) }) },
    { label: 'admin:historyList.actor', value: ({ actorName }) => actorName },
    {
      label: 'admin:historyList.role',
      value: ({ actor }, { t }) => t(`admin:historyList.actors.${actor}`),
    },
    {
      label: 'admin:historyList.event',
      value: (row, { t }) => t(`people:events.${eventWords(row)}`),
    },
    { label: 'common:facts.mentor', value: ({ about }) => about?.mentor ?? null },
    { label: 'common:facts.mentee', value: ({ about }) => about?.mentee ?? null },
    { label: 'common:shell.account', value: ({ about }) => about?.userName ?? null },
  ],
}
