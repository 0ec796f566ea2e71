import { useTranslation } from '~/i18n/use-translation'
import type { MentorRecord } from '~/domain/mentors/mentor-record.server'
import { formatLongDate } from '~/i18n/format'
import { LinkButton } from '~/ui/button'
import { RecordSection } from '~/ui/record-page'
import { StatusTag } from '~/ui/status-tag'
import { SummaryList } from '~/ui/summary-list'

/** Whether the mentor may accept minors, and what the team has seen for it. */
export function MentorClearance({ mentor, mayAct }: { mentor: MentorRecord; mayAct: boolean }) {
  const { t, language } = useTranslation('people')
  const { id, cleared, declaredOn, certificateSeenOn, certificateUntil } = mentor
  const day = (value: string | null) => (value ? formatLongDate(language, value) : '–')
  return (
    <RecordSection
      id="clearance"
      title={t('clearance.title')}
      action={
        mayAct && (
          <LinkButton to={`/admin/mentors/${id}/edit#clearance`} variant="quiet">
            {t('clearance.note')}
          </LinkButton>
        )
      }
    >
      <p className="mb-3">
        <StatusTag
          tone={cleared ? 'success' : 'neutral'}
          label={t(cleared ? 'clearance.cleared' : 'clearance.notCleared')}
        />
      </p>
      {(declaredOn ?? certificateSeenOn) && (
        <SummaryList
          rows={[
            { label: t('clearance.declaredOn'), value: day(declaredOn) },
            { label: t('clearance.seenOn'), value: day(certificateSeenOn) },
            { label: t('clearance.validUntil'), value: day(certificateUntil) },
          ]}
        />
      )}
    </RecordSection>
  )
}
