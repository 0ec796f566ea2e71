import { day } from '~/domain/lists/cell-value'
import type { List, ListSource } from '~/domain/lists/list'
import { isOfRules } from './end-reasons'
import { nameIn } from '~/i18n/names'

/** Mentorships for the team: the newest first; quiet ones by the time they have been quiet. */
export const mentorshipList: List<'admin_mentorships'> = {
  view: 'admin_mentorships',
  path: '/admin/mentorships',
  words: 'mentorships',
  scopes: [
    'running',
    'asked',
    'unhappy',
    'quiet',
    'calls',
    'ready',
    'minors',
    'paused',
    'completed',
    'stopped',
    'all',
  ],
  sorts: {
    started: {},
    ending: { until_on: 'date' },
    silent: { silent_since: 'date' },
    certificate: { certificate_key: 'date' },
  },
  order: {
    running: '-started',
    asked: 'started',
    unhappy: '-started',
    quiet: 'silent',
    calls: 'started',
    ready: 'ending',
    minors: 'certificate',
    paused: '-started',
    completed: '-started',
    stopped: '-started',
    all: '-started',
  },
  sortScopes: { certificate: ['minors'] },
  filters: {
    kind: { column: 'kind', values: ['mentoring', 'coaching'], words: 'kind' },
    package: { id: 'package_id', lookup: 'packages' },
    duration: { column: 'duration_months', like: /^[36]$/ },
    type: { column: 'type', like: /^(paid|scholarship)$/ },
    startedFrom: { from: 'started_at' },
    startedTo: { to: 'started_at' },
  },
  fields: [
    { label: 'common:facts.mentee', value: ({ menteeName }) => menteeName },
    { label: 'common:facts.mentor', value: ({ mentorName }) => mentorName },
    { label: 'admin:mentorships.menteePhone', value: ({ menteePhone }) => menteePhone },
    { label: 'admin:mentorships.mentorPhone', value: ({ mentorPhone }) => mentorPhone },
    {
      label: 'common:facts.package',
      value: ({ packageNames }, { language }) => nameIn(language, packageNames),
    },
    {
      label: 'common:facts.scholarship',
      value: ({ type }, { t }) => t(type === 'scholarship' ? 'common:form.yes' : 'common:form.no'),
    },
    { label: 'common:facts.kind', value: ({ kind }, { t }) => t(`common:kind.${kind}`) },
    { label: 'common:facts.state', value: ({ status }, { t }) => t(`common:status.mentorship.${status}`) },
    { label: 'common:facts.sessions', value: ({ completedSessions }) => completedSessions },
    { label: 'common:facts.lastSession', value: ({ lastSessionOn }) => day(lastSessionOn) },
    { label: 'common:facts.startedOn', value: ({ startedAt }) => day(startedAt) },
    { label: 'common:facts.plannedEnd', value: ({ plannedEndOn }) => day(plannedEndOn) },
    { label: 'common:facts.age', value: ({ age }) => age },
    { label: 'admin:minors.guardian', value: ({ guardianName }) => guardianName },
    { label: 'admin:minors.declaredOn', value: ({ declaredOn }) => day(declaredOn) },
    { label: 'admin:minors.certificateUntil', value: ({ certificateUntil }) => day(certificateUntil) },
    { label: 'admin:mentorships.ended', value: ({ endedAt }) => day(endedAt) },
    {
      label: 'common:facts.reason',
      value: ({ endReason }, { t }) =>
        endReason && isOfRules(endReason) ? t(`admin:mentorships.reasons.${endReason}`) : endReason,
    },
  ],
}

/** Mentorships that have ended, for the JSON API: the newest first. */
export const endedSource = {
  view: 'admin_mentorships',
  path: '/admin/mentorships',
  words: 'mentorships',
  scopes: ['ended'],
  sorts: { started: {} },
  order: { ended: '-started' },
  filters: { mentor_id: { id: 'mentor_id' } },
} as const satisfies ListSource
