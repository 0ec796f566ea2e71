import { useTranslation } from '~/i18n/use-translation'
import type { ScholarshipRequest } from '~/domain/scholarships/requests.server'
import { useActLink } from '~/http/return-to'
import { formatDate } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { nameIn } from '~/i18n/names'
import { MenteeCell } from '~/parts/payments/mentee-cell'
import { LinkButton } from '~/ui/button'
import { VisuallyHidden } from '~/ui/visually-hidden'

export function AskerCell({ menteeId, menteeName, menteeEmail }: ScholarshipRequest) {
  return <MenteeCell id={menteeId} name={menteeName} email={menteeEmail} />
}

export function WantedPackageCell({ packageNames }: ScholarshipRequest) {
  return nameIn(useTranslation().language, packageNames)
}

/** The beginning of what the mentee wrote. */
export function ReasonCell({ reason }: ScholarshipRequest) {
  return (
    <p lang={langOfWords(reason)} className="line-clamp-3 max-w-80 whitespace-pre-line">
      {reason}
    </p>
  )
}

/** When it was asked, and for how many days it has waited. */
export function AskedCell({ askedAt, answeredAt, waitingDays }: ScholarshipRequest) {
  const { t, language } = useTranslation('admin')
  return (
    <>
      {formatDate(language, askedAt)}
      {!answeredAt && (
        <span className="mt-1 block text-muted">
          {waitingDays > 0 ? t('suggestions.waits', { count: waitingDays }) : t('purchases.waitsToday')}
        </span>
      )}
    </>
  )
}

/** The link to answer, or what was answered. */
export function RequestAnswerCell({ id, own, menteeName, answeredAt, granted }: ScholarshipRequest) {
  const { t, language } = useTranslation('admin')
  const actLink = useActLink()
  if (own) return <p className="max-w-56 text-muted">{t('scholarships.requests.own')}</p>
  return (
    <>
      {answeredAt && (
        <span className="mb-2 block text-muted">
          {t(granted ? 'scholarships.requests.granted' : 'scholarships.requests.declined', {
            when: formatDate(language, answeredAt),
          })}
        </span>
      )}
      <LinkButton
        to={actLink(`/admin/scholarships/requests/${id}`)}
        variant={answeredAt ? 'secondary' : 'primary'}
        className="text-sm"
      >
        {t(answeredAt ? 'reports.look' : 'common:form.answer')}
        <VisuallyHidden> {menteeName}</VisuallyHidden>
      </LinkButton>
    </>
  )
}
