import { useTranslation } from '~/i18n/use-translation'
import type { MentorshipRecord } from '~/domain/mentorships/mentorship-records.server'
import { formatDateTime, formatLongDate, withinDeadline } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { EndReason } from '~/parts/mentorships/mentorship-cells'
import { useMinorFacts } from '~/parts/mentorships/minor-facts'
import { PurchaseLink } from '~/parts/people/person-link'
import { RecordSection } from '~/ui/record-page'
import { SummaryList, type SummaryRow } from '~/ui/summary-list'

/** The package and part, start and end, and what is known about a pause, a notice or the end. */
export function PairState({ mentorship }: { mentorship: MentorshipRecord }) {
  const { t, language } = useTranslation('records')
  const day = (value: Date | string) => formatLongDate(language, value)
  const { kind, status, completedSessions: done, minimumSessions: minimum } = mentorship
  const { pausedAt, pauseUntil, resumeBy, resumedAt, noticeGivenAt, endsOn, endedAt, endReason } = mentorship
  const { stopOutcome, stopRequestedBy, createdBy, pausedBefore } = mentorship
  const minor = useMinorFacts(mentorship)
  const paused = status === 'paused'
  const rows: (SummaryRow | false | null)[] = [
    {
      label: t('common:facts.package'),
      value: (
        <>
          {nameIn(language, mentorship.packageNames)}{' '}
          <PurchaseLink id={mentorship.purchaseId} className="tabular whitespace-nowrap">
            {mentorship.reference}
          </PurchaseLink>
        </>
      ),
    },
    {
      label: t('part.label'),
      value: t('part.title', { position: mentorship.position, kind: t(`common:kind.${kind}`) }),
    },
    { label: t('common:facts.sessions'), value: t('common:facts.sessionsOf', { done, minimum }) },
    { label: t('common:facts.startedOn'), value: formatDateTime(language, mentorship.startedAt) },
    createdBy !== null && { label: t('mentorship.createdBy'), value: createdBy },
    status === 'running' && { label: t('common:facts.plannedEnd'), value: day(mentorship.plannedEndOn) },
    paused && pausedAt !== null && { label: t('common:facts.pausedAt'), value: day(pausedAt) },
    paused && pauseUntil !== null && { label: t('common:facts.pauseUntil'), value: day(pauseUntil) },
    paused && resumeBy !== null && { label: t('mentorship.resumeBy'), value: day(withinDeadline(resumeBy)) },
    resumedAt !== null && { label: t('mentorship.resumedAt'), value: day(resumedAt) },
    !paused && pausedBefore && { label: t('mentorship.pause'), value: t('mentorship.pausedBefore') },
    noticeGivenAt !== null && { label: t('mentorship.noticeGivenAt'), value: day(noticeGivenAt) },
    endedAt === null && endsOn !== null && { label: t('common:facts.lastDay'), value: day(endsOn) },
    endedAt !== null && { label: t('admin:mentorships.ended'), value: day(endedAt) },
    mentorship.endedForSafety && {
      label: t('admin:endForSafety.ended'),
      value: t('common:form.yes'),
    },
    stopRequestedBy !== null && {
      label: t('mentorship.stopRequestedBy'),
      value: t(`mentorship.sides.${stopRequestedBy}`),
    },
    stopOutcome !== null && {
      label: t('mentorship.outcome'),
      value: t(`mentorship.outcomes.${stopOutcome}`),
    },
    ...(mentorship.age !== null ? minor : []),
    endReason !== null && { label: t('common:facts.reason'), value: <EndReason reason={endReason} /> },
  ]
  return (
    <RecordSection id="state" title={t('common:facts.mentorship')}>
      <SummaryList rows={rows.filter((row) => row !== false && row !== null)} />
    </RecordSection>
  )
}
