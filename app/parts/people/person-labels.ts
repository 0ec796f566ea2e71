import { useTranslation } from '~/i18n/use-translation'
import { nameOfField } from '~/domain/mentors/profile-edit'

const own: Record<string, string> = {
  email: 'common:facts.email',
  locale: 'common:shell.language',
  about: 'common:facts.about',
  topicIds: 'creating:form.topics',
  packageId: 'common:facts.package',
  scholarshipId: 'common:facts.scholarship',
}
const unlabelled = ['invite', 'review', 'addToUserId', 'currentPassword']

/** The labels of the fields of a new mentor or mentee, for the error summary. */
export function usePersonLabels({ shape }: { shape: object }) {
  const { t } = useTranslation()
  return Object.fromEntries(
    Object.keys(shape)
      .filter((field) => !unlabelled.includes(field))
      .map((field) => [field, t(own[field] ?? `common:profile.fields.${nameOfField(field)}`)]),
  )
}
