import type { ListFilter } from '~/lists/list-filter'

const id = /^[1-9]\d{0,8}$/

/** The filters of the team's list of mentors, by the names of the specification; and the dashboard's groups. */
export const mentorFilters: Record<string, ListFilter> = {
  group: {
    picks: {
      ongoing: 'in_group_ongoing',
      inactive: 'in_group_inactive',
      completed: 'in_group_completed',
      'open-package': 'in_group_open',
      'without-package': 'in_group_without',
    },
  },
  industry: { column: 'industry_id', like: id, integer: true },
  fieldOfSupport: { among: 'topic_ids', like: /^([1-9]\d{0,8}|\{[1-9]\d{0,8}(,[1-9]\d{0,8}){0,30}\})$/ },
  country: { column: 'country', like: /^[A-Z]{2}$/ },
  county: { column: 'county_id', like: id, integer: true },
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
