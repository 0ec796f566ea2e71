import type { MenteeOptions } from '~/domain/mentees/own-mentee.server'

/** The options of the fields of a mentee's form, by field. */
export const namesInMentee = (lists: MenteeOptions) => ({
  workStatusId: lists.workStatuses,
  industryId: lists.industries,
  country: lists.countries,
  countyId: lists.counties,
  topicIds: lists.topics,
})
