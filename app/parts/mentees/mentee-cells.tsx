import { useTranslation } from '~/i18n/use-translation'
import type { ListedRow } from '~/db/listed-row'
import { Link } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { daysSince, formatDate, formatList } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
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

/** What the mentee asked last, and whom the team proposed. */
export function AskedCell({ asked }: AdminMentee) {
  const { t, language } = useTranslation('admin')
  if (!asked) return '–'
  const { text, answeredOn, mentors } = asked
  return (
    <>
      <span className="one-line" lang={langOfWords(text)} title={text}>
        {text}
      </span>
      {answeredOn && (
        <small className="one-line">
          {t('menteeList.proposed', {
            when: formatDate(language, answeredOn),
            mentors: formatList(language, mentors),
          })}
        </small>
      )}
    </>
  )
}

/** For how many days a paid package has waited for a mentor. */
export function WaitedCell({ waitingSince }: AdminMentee) {
  const { t } = useTranslation('admin')
  return waitingSince && t('purchases.waitsDays', { count: daysSince(waitingSince) })
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
