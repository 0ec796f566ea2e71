import { useTranslation } from '~/i18n/use-translation'
import type { AdminEditRequest } from '~/domain/edit-requests/edit-requests.server'
import { profileFields } from '~/domain/edit-requests/profile-fields'
import { Link } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { formatDate } from '~/i18n/format'
import { MentorLink } from '~/parts/people/person-link'
import { PersonWithFace } from '~/parts/people/person-with-face'
import { VisuallyHidden } from '~/ui/visually-hidden'

/** The mentor, linked to the record. */
export const MentorCell = ({ mentorId, mentorName, mentorPhotoId }: AdminEditRequest) => (
  <PersonWithFace name={mentorName} photoId={mentorPhotoId}>
    <MentorLink id={mentorId} name={mentorName} />
  </PersonWithFace>
)

/** The fields that the edit request changes. */
export function FieldsCell({ fields }: AdminEditRequest) {
  const { t } = useTranslation('people')
  return (
    <ul className="max-w-80">
      {profileFields
        .filter((field) => fields.includes(field))
        .map((field) => (
          <li key={field}>{t(`profile.fields.${field}`)}</li>
        ))}
    </ul>
  )
}

/** When it was sent. */
export function SentCell({ sentAt }: AdminEditRequest) {
  return <time dateTime={sentAt.toISOString()}>{formatDate(useTranslation().language, sentAt)}</time>
}

/** For how many calendar days it has waited. */
export function AgeCell({ waitingDays }: AdminEditRequest) {
  const { t } = useTranslation('admin')
  return waitingDays > 0 ? t('edits.days', { count: waitingDays }) : t('edits.today')
}

/** The link to decide. The request of an admin who is also a mentor must be decided by another admin. */
export function DecisionCell({ mentorId, mentorName, own }: AdminEditRequest) {
  const { t } = useTranslation('admin')
  const actLink = useActLink()
  return (
    <>
      <Link
        to={actLink(`/admin/mentors/${mentorId}/pending-edit-requests`)}
        className="inline-flex min-h-8 items-center font-medium"
      >
        {t('common:form.seeChanges')}
        <VisuallyHidden> {mentorName}</VisuallyHidden>
      </Link>
      {own && <p className="max-w-56 text-muted">{t('edits.own')}</p>}
    </>
  )
}
