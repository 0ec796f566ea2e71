import { useTranslation } from '~/i18n/use-translation'
import type { ListedRow } from '~/db/listed-row'
import { Link } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { formatDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { PersonWithFace } from '~/parts/people/person-with-face'
import { purchaseTones } from '~/parts/purchases/purchase-status'
import { StatusTag } from '~/ui/status-tag'

type AdminMentee = ListedRow<'admin_mentees'>

/** The mentee's name, linked to the record. */
export function NameCell({ id, name }: AdminMentee) {
  const actLink = useActLink()
  return (
    <PersonWithFace name={name}>
      <Link to={actLink(`/admin/mentees/${id}`)}>{name}</Link>
    </PersonWithFace>
  )
}

/** The package that counts, its status, and by when a pending request will be answered. */
export function PackageCell({ package: bought, dueAt }: AdminMentee) {
  const { t, language } = useTranslation('admin')
  if (!bought) return '–'
  return (
    <>
      <span className="one-line" title={nameIn(language, bought.names)}>
        {nameIn(language, bought.names)}
      </span>
      <StatusTag tone={purchaseTones[bought.status]} label={t(`menteeList.package.${bought.status}`)} />
      {dueAt && <small>{t('common:deadline.answerBy', { when: formatDate(language, dueAt) })}</small>}
    </>
  )
}

/** Sessions of the minimum, in the newest mentorship. */
export function SessionsCell({ mentorship }: AdminMentee) {
  const { t } = useTranslation('common')
  if (!mentorship) return '–'
  return t('facts.sessionsOf', { done: mentorship.sessions, minimum: mentorship.minimum })
}

/** The mentor of the newest mentorship, linked to the record, and whether it still runs. */
export function MentorCell({ mentorship }: AdminMentee) {
  const { t } = useTranslation('common')
  const actLink = useActLink()
  if (!mentorship) return '–'
  return (
    <>
      <Link to={actLink(`/admin/mentors/${mentorship.mentorId}`)}>{mentorship.mentor}</Link>
      {mentorship.status !== 'running' && <small>{t(`status.mentorship.${mentorship.status}`)}</small>}
    </>
  )
}

/** When the mentee registered, and when she last signed in, ordered or asked for something. */
export function SeenCell({ createdAt, activeAt }: AdminMentee) {
  const { language } = useTranslation()
  return (
    <>
      {formatDate(language, createdAt)}
      <small>{formatDate(language, activeAt)}</small>
    </>
  )
}
