import { useTranslation } from '~/i18n/use-translation'
import type { AdminReport } from '~/domain/reports/reports.server'
import { Link } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { formatDate } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { PersonLink } from './person-link'

/** Who is reported, and where: a request, a mentorship or the profile. */
export function AboutCell({ aboutName, aboutMentorId, aboutMenteeId, aboutWhat }: AdminReport) {
  const { t } = useTranslation('admin')
  return (
    <>
      <PersonLink name={aboutName} mentorId={aboutMentorId} menteeId={aboutMenteeId} />
      <span className="block font-normal text-muted">{t(`reports.whats.${aboutWhat}`)}</span>
    </>
  )
}

/** Who reports. */
export function ByCell({ byName, byMentorId, byMenteeId }: AdminReport) {
  return <PersonLink name={byName} mentorId={byMentorId} menteeId={byMenteeId} />
}

/** The beginning of what was written. */
export function TextCell({ text }: AdminReport) {
  return (
    <span lang={langOfWords(text)} className="line-clamp-3 max-w-80 break-words">
      {text}
    </span>
  )
}

export function SentCell({ sentAt, waitingDays, settledAt }: AdminReport) {
  const { t, language } = useTranslation('admin')
  return (
    <>
      <time dateTime={sentAt.toISOString()}>{formatDate(language, sentAt)}</time>
      {!settledAt && (
        <small>
          {waitingDays > 0 ? t('reports.waits', { count: waitingDays }) : t('purchases.waitsToday')}
        </small>
      )}
    </>
  )
}

/** The link to decide, or the decision. */
export function DecisionCell({ id, aboutName, settledAt, settledBy, own }: AdminReport) {
  const { t, language } = useTranslation('admin')
  const actLink = useActLink()
  if (own && !settledAt) return <p className="max-w-56 text-muted">{t('reports.own')}</p>
  return (
    <>
      {settledAt && (
        <span className="block">
          {t('reports.settledBy', { name: settledBy ?? '—', when: formatDate(language, settledAt) })}
        </span>
      )}
      <Link to={actLink(`/admin/reports/${id}`)} className="inline-flex min-h-8 items-center font-medium">
        {t(settledAt ? 'reports.look' : 'reports.decide')}
        <VisuallyHidden> {aboutName}</VisuallyHidden>
      </Link>
    </>
  )
}
