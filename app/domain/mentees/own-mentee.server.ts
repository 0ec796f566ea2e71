import * as acts from '~/db/generated/acts.server'
import { read } from '~/db/read.server'
import { inColumns } from '~/db/columns'
import type { Row } from '~/db/generated/rows'
import type { EditOwnMentee } from '~/domain/accounts/own-account-schema'
import { touched } from '~/domain/edits/versions'
import { listCountries, listOptions } from '~/domain/lookups/lookups.server'
import type { Viewer } from '~/viewer/viewer'
import type { Language } from '~/i18n/locale'

type OwnMentee = Pick<
  Row<'mentees'>,
  'about' | 'workStatusId' | 'industryId' | 'country' | 'countyId' | 'topicIds'
>

/** The options of a mentee's profile form. */
export async function listMenteeOptions(language: Language) {
  const [workStatuses, industries, countries, counties, topics] = await Promise.all([
    listOptions('work_statuses', language),
    listOptions('industries', language),
    listCountries(language),
    listOptions('counties', language),
    listOptions('support_topics', language),
  ])
  return { workStatuses, industries, countries, counties, topics }
}
export type MenteeOptions = Awaited<ReturnType<typeof listMenteeOptions>>

/** The viewing mentee's profile and the options of its form. */
export async function readOwnMentee(viewer: Viewer, language: Language) {
  const [[mentee], lists] = await Promise.all([
    read(
      viewer,
      (sql) => sql<OwnMentee[]>`
      select about, work_status_id, industry_id, country, county_id, topic_ids
      from api.mentees where id = ${viewer.menteeId}`,
    ),
    listMenteeOptions(language),
  ])
  return { mentee: mentee!, lists }
}

/** Who may see the viewing mentee's profile. */
export async function readVisibility(viewer: Viewer) {
  const [mentee] = await read(
    viewer,
    (sql) => sql<Pick<Row<'mentees'>, 'visibility'>[]>`
    select visibility from api.mentees where id = ${viewer.menteeId}`,
  )
  return mentee!.visibility
}

/** Changes the touched fields of the viewing mentee's profile. Raises changed_meanwhile, name_needs_edit_request. */
export function editOwnMentee(viewer: Viewer, mentee: EditOwnMentee) {
  const changes = {
    name: mentee.name,
    surname: mentee.surname,
    phone: mentee.phone ?? null,
    about: mentee.about ?? '',
    workStatusId: mentee.workStatusId ?? null,
    industryId: mentee.industryId ?? null,
    country: mentee.country ?? null,
    countyId: mentee.country === 'GR' ? (mentee.countyId ?? null) : null,
    topicIds: mentee.topicIds,
  }
  return acts.editMentee(viewer, {
    changes: inColumns(touched(changes, mentee)),
    seen: mentee.seen && inColumns(mentee.seen),
  })
}

type MenteeFields = { about?: string | null; country?: string | null; [field: string]: unknown }

/** Changes the given fields of the viewing mentee's profile. Raises name_needs_edit_request. */
export function changeOwnMentee(viewer: Viewer, { country, about, ...fields }: MenteeFields) {
  const changes = {
    ...fields,
    ...(about !== undefined && { about: about ?? '' }),
    ...(country !== undefined && { country }),
    // Only Greece has counties.
    ...(country !== undefined && country !== 'GR' && { countyId: null }),
  }
  return acts.editMentee(viewer, { changes: inColumns(changes) })
}

/** Shows the viewing mentee's profile to mentors who get a request, or hides it. */
export const changeVisibility = (viewer: Viewer, visibility: 'public' | 'private') =>
  changeOwnMentee(viewer, { visibility })
