import type { List } from '~/domain/lists/list'
import { athensDay, athensTime } from '~/i18n/format'

/** Seminars for mentors: the next one first, of those over the latest first. */
export const seminarList: List<'admin_seminars'> = {
  view: 'admin_seminars',
  path: '/admin/seminars',
  words: 'seminars',
  scopes: ['coming', 'past', 'cancelled', 'all'],
  sorts: { start: { starts_at: 'timestamptz' }, title: { title_key: 'text' } },
  order: { coming: 'start', past: '-start', cancelled: '-start', all: '-start' },
  fields: [
    { label: 'common:facts.seminar', value: ({ title }) => title },
    { label: 'common:form.day', value: ({ startsAt }) => ({ day: athensDay(startsAt) }) },
    { label: 'common:facts.time', value: ({ startsAt }) => athensTime(startsAt) },
    { label: 'common:session.minutes', value: ({ minutes }) => minutes },
    { label: 'admin:seminars.place', value: ({ place }) => place },
  ],
}
