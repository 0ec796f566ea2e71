import { useTranslation } from '~/i18n/use-translation'
import type { Version } from '~/domain/edits/versions'
import type { MenteeRecord } from '~/domain/mentees/admin-mentees.server'

const textOf = (id: number | null) => (id === null ? undefined : String(id))

/** The stored profile as the values of the form. */
export function valuesOf(mentee: MenteeRecord) {
  return {
    name: mentee.name,
    surname: mentee.surname,
    phone: mentee.phone ?? undefined,
    birthdate: mentee.birthdate ?? undefined,
    visibility: mentee.visibility,
    about: mentee.about,
    workStatusId: textOf(mentee.workStatusId),
    industryId: textOf(mentee.industryId),
    country: mentee.country ?? undefined,
    countyId: textOf(mentee.countyId),
    topicIds: mentee.topicIds.map(String),
  }
}

/** The stored values of the fields, to tell a change by somebody else. */
export function versionOf(mentee: MenteeRecord): Version {
  const { name, surname, phone, birthdate, visibility, about } = mentee
  const { workStatusId, industryId, country, countyId, topicIds } = mentee
  const person = { name, surname, phone, birthdate, visibility, about }
  return { ...person, workStatusId, industryId, country, countyId, topicIds }
}

/** The labels of the form's fields, for the fields and for the error summary. */
export function useMenteeLabels() {
  const { t } = useTranslation('records')
  return {
    name: t('common:profile.fields.name'),
    surname: t('common:profile.fields.surname'),
    phone: t('common:profile.fields.phone'),
    birthdate: t('common:profile.fields.birthdate'),
    visibility: t('mentee.visibility'),
    about: t('common:facts.about'),
    workStatusId: t('common:profile.fields.work_status_id'),
    industryId: t('common:profile.fields.industry_id'),
    country: t('common:profile.fields.country'),
    countyId: t('common:profile.fields.county_id'),
    topicIds: t('mentee.topics'),
  }
}
