import { useTranslation } from '~/i18n/use-translation'
import type { AdminMentorship } from '~/domain/mentorships/mentorships.server'
import { daysSince, formatLongDate } from '~/i18n/format'
import { PhoneLink } from '~/ui/contact'
import { StatusTag } from '~/ui/status-tag'

/** A pair with a minor: her age and guardian, and what the team has seen of the mentor. */
export function useMinorFacts(pair: AdminMentorship) {
  const { age, guardianName, guardianPhone, declaredOn, certificateUntil } = pair
  const { t, language } = useTranslation('admin')
  const day = (value: string | null) => (value ? formatLongDate(language, value) : '–')
  return [
    { label: t('common:facts.age'), value: age },
    {
      label: t('minors.guardian'),
      value: (
        <>
          {guardianName ?? '–'} {guardianPhone && <PhoneLink phone={guardianPhone} />}
        </>
      ),
    },
    { label: t('minors.declaredOn'), value: day(declaredOn) },
    {
      label: t('minors.certificateUntil'),
      value: (
        <>
          {day(certificateUntil)} <ClearanceTag pair={pair} />
        </>
      ),
    },
  ]
}

/** The same in one line, below the row of a list. */
export function MinorLine({ pair }: { pair: AdminMentorship }) {
  const facts = useMinorFacts(pair)
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
      {facts.map(({ label, value }) => (
        <span key={label}>
          {label}: <span className="font-medium text-ink">{value}</span>
        </span>
      ))}
    </p>
  )
}

/** That the certificate ends soon or has ended, or that something is missing. */
function ClearanceTag({ pair }: { pair: AdminMentorship }) {
  const { t } = useTranslation('admin')
  const { clearanceDue, declaredOn, certificateUntil } = pair
  if (!clearanceDue) return null
  if (declaredOn === null || certificateUntil === null)
    return <StatusTag tone="danger" label={t('minors.missing')} />
  const ended = daysSince(certificateUntil) > 0
  return (
    <StatusTag tone={ended ? 'danger' : 'warning'} label={t(ended ? 'minors.ended' : 'minors.endsSoon')} />
  )
}
