import { useTranslation } from '~/i18n/use-translation'
import type { AdminMentor } from '~/domain/mentors/admin-mentors.server'
import { Link, useConstants } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { countryName, daysSince, formatDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { PersonWithFace } from '~/parts/people/person-with-face'
import { Icon } from '~/ui/icon'
import { StatusTag } from '~/ui/status-tag'
import type { Tone } from '~/ui/tone'

/** The mentor's name, linked to the record. */
export function NameCell({ id, name, photoId }: AdminMentor) {
  const actLink = useActLink()
  return (
    <PersonWithFace {...{ name, photoId }}>
      <Link to={actLink(`/admin/mentors/${id}`)}>{name}</Link>
    </PersonWithFace>
  )
}

const tones: Record<AdminMentor['status'], Tone> = {
  new: 'info',
  awaiting_response: 'warning',
  active: 'success',
  inactive: 'neutral',
  rejected: 'danger',
}

export function StatusCell({ status }: AdminMentor) {
  const { t } = useTranslation('admin')
  return <StatusTag tone={tones[status]} label={t(`mentorList.statuses.${status}`)} />
}

/** What the mentor offers; for how long the oldest request has waited, and until when the mentor is away. */
export function OfferCell(mentor: AdminMentor) {
  const { t, language } = useTranslation('admin')
  const { awayUntil, waitingSince } = mentor
  const days = waitingSince && daysSince(waitingSince)
  return (
    <>
      <Offers {...mentor} />
      {days !== null && (
        <small className="whitespace-normal!">
          {days > 0 ? t('mentorList.waits', { count: days }) : t('mentorList.waitsToday')}
        </small>
      )}
      {awayUntil && (
        <small className="whitespace-normal!">
          {t('mentorList.away', { when: formatDate(language, awayUntil) })}
        </small>
      )}
    </>
  )
}

/** What the mentor offers, and whether it can be asked for now; in a running mentorship the mentee, linked to the record. */
function Offers(mentor: AdminMentor) {
  const { t } = useTranslation('admin')
  const actLink = useActLink()
  const { mentee } = mentor
  if (mentor.collaborating)
    return (
      <>
        {t('mentorList.scopes.collaborating')}
        {mentee && (
          <Link to={actLink(`/admin/mentees/${mentee.id}`)} className="block">
            {mentee.name}
          </Link>
        )}
      </>
    )
  const offers = [
    ...(mentor.offersMentoring ? [['mentoring', mentor.availableForMentoring] as const] : []),
    ...(mentor.offersCoaching ? [['coaching', mentor.availableForCoaching] as const] : []),
  ]
  if (offers.length === 0) return '–'
  return offers.map(([kind, free]) => (
    <p key={kind} className={free ? undefined : 'text-muted'}>
      {`${t(`common:kind.${kind}`)}: ${t(`mentorList.offer.${free ? 'free' : 'offered'}`)}`}
    </p>
  ))
}

/** The industry; below it full years of work experience, and the county, or the country if it is not Greece. */
export function WorkCell({ industryNames, countyNames, country, years }: AdminMentor) {
  const { t, language } = useTranslation('admin')
  const industry = industryNames ? nameIn(language, industryNames) : '–'
  const place = countyNames ? nameIn(language, countyNames) : country && countryName(language, country)
  const rest = [years !== null && t('applications.years', { count: years }), place]
    .filter(Boolean)
    .join(' · ')
  return (
    <>
      <span title={industry} className="one-line">
        {industry}
      </span>
      <small title={rest}>{rest}</small>
    </>
  )
}

/** The rejections that count now; from the limit on the team should talk to the mentor. */
export function RejectionsCell({ rejections }: AdminMentor) {
  const { flagRejections } = useConstants()
  if (rejections < (flagRejections ?? Infinity)) return rejections
  return (
    <span className="alarm">
      <Icon name="alert" />
      {rejections}
    </span>
  )
}

/** When the application was sent, and when the mentor last signed in. */
export function SeenCell({ appliedAt, lastLoginAt }: AdminMentor) {
  const { language } = useTranslation()
  return (
    <>
      {formatDate(language, appliedAt)}
      <small>{lastLoginAt ? formatDate(language, lastLoginAt) : '–'}</small>
    </>
  )
}
