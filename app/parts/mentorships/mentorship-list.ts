import { nameIn } from '~/i18n/names'
import { day } from '~/lists/cell-value'
import type { List } from '~/lists/list'
import { messageAct } from '~/parts/messages/message-act'
import {
  ActsCell,
  endNote,
  MenteeCell,
  MentorCell,
  PackageCell,
  PeriodCell,
  SessionsCell,
} from './mentorship-cells'

/** Mentorships for the team: the newest first; quiet ones by the time they have been quiet. */
export const mentorshipList: List<'admin_mentorships'> = {
  view: 'admin_mentorships',
  path: '/admin/mentorships',
  words: 'mentorships',
  scopes: ['running', 'asked', 'unhappy', 'quiet', 'ready', 'paused', 'completed', 'stopped', 'all'],
  sorts: {
    started: {},
    ending: { until_on: 'date' },
    silent: { silent_since: 'date' },
    mentee: { mentee_key: 'text' },
    mentor: { mentor_key: 'text' },
  },
  order: {
    running: '-started',
    asked: 'started',
    unhappy: '-started',
    quiet: 'silent',
    ready: 'ending',
    paused: '-started',
    completed: '-started',
    stopped: '-started',
    all: '-started',
  },
  filters: { kind: { column: 'kind', values: ['mentoring', 'coaching'] } },
  columns: [
    { id: 'mentee', label: 'common:facts.mentee', sort: 'mentee', cell: MenteeCell },
    { id: 'mentor', label: 'common:facts.mentor', sort: 'mentor', cell: MentorCell },
    { id: 'package', label: 'common:facts.package', cell: PackageCell },
    { id: 'sessions', label: 'common:facts.sessions', sort: 'silent', cell: SessionsCell },
    { id: 'period', label: 'admin:mentorships.period', code: true, sort: 'ending', cell: PeriodCell },
    { id: 'acts', label: 'admin:mentorships.actions', cell: ActsCell },
  ],
  note: endNote,
  bulk: {
    named: ({ menteeName, mentorName }) => ({ mentee: menteeName, mentor: mentorName }),
    acts: [
      messageAct({
        scopes: ['running', 'asked', 'unhappy', 'quiet', 'ready', 'paused', 'completed', 'stopped'],
        columns: ['mentee', 'mentor', 'sessions'],
        pageOf: (id) => `/admin/mentorships/${id}/sessions`,
      }),
    ],
  },
  fields: [
    { label: 'common:facts.mentee', value: ({ menteeName }) => menteeName },
    { label: 'common:facts.mentor', value: ({ mentorName }) => mentorName },
    {
      label: 'common:facts.package',
      value: ({ packageNames }, { language }) => nameIn(language, packageNames),
    },
    { label: 'common:facts.kind', value: ({ kind }, { t }) => t(`common:kind.${kind}`) },
    { label: 'common:facts.state', value: ({ status }, { t }) => t(`common:status.mentorship.${status}`) },
    { label: 'common:facts.sessions', value: ({ completedSessions }) => completedSessions },
    { label: 'common:facts.lastSession', value: ({ lastSessionOn }) => day(lastSessionOn) },
    { label: 'common:facts.startedOn', value: ({ startedAt }) => day(startedAt) },
    { label: 'common:facts.plannedEnd', value: ({ plannedEndOn }) => day(plannedEndOn) },
    { label: 'admin:mentorships.ended', value: ({ endedAt }) => day(endedAt) },
  ],
}
