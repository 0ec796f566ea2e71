import { day } from '~/domain/lists/cell-value'
import type { List } from '~/domain/lists/list'
import { nameIn } from '~/i18n/names'

/** Requests of mentees for mentor suggestions: open ones, the oldest first, and answered ones. */
export const suggestionList: List<'admin_suggestion_requests'> = {
  view: 'admin_suggestion_requests',
  path: '/admin/mentor-suggestion-requests',
  words: 'suggestions',
  scopes: ['open', 'answered', 'all'],
  sorts: { asked: {} },
  order: { open: 'asked', answered: '-asked', all: '-asked' },
  fields: [
    { label: 'common:facts.mentee', value: ({ menteeName }) => menteeName },
    { label: 'common:facts.email', value: ({ menteeEmail }) => menteeEmail },
    { label: 'admin:suggestions.looksFor', value: ({ text }) => text },
    {
      label: 'admin:suggestions.topics',
      value: ({ topics }, { language }) => topics.map((names) => nameIn(language, names)).join(', '),
    },
    { label: 'admin:suggestions.topic', value: ({ topic }) => topic },
    { label: 'admin:suggestions.help', value: ({ help }) => help },
    { label: 'admin:suggestions.asked', value: ({ askedAt }) => day(askedAt) },
    { label: 'common:facts.answeredOn', value: ({ answeredAt }) => day(answeredAt) },
    {
      label: 'admin:suggestions.suggested',
      value: ({ mentors }) => mentors.map(({ mentor }) => mentor).join(', '),
    },
  ],
}
