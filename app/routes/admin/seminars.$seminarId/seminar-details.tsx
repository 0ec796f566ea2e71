import { useTranslation } from '~/i18n/use-translation'
import type { Seminar } from '~/domain/seminars/seminars.server'
import { formatDateTime } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { SessionPlace } from '~/parts/mentorships/planned-sessions/session-place'
import { Banner } from '~/ui/banner'
import { RecordSection } from '~/ui/record-page'
import { SummaryList } from '~/ui/summary-list'

/** A seminar that is over or cancelled: what it was, and why it was cancelled. */
export function SeminarDetails({ seminar }: { seminar: Seminar }) {
  const { t, language } = useTranslation('seminars')
  const { description, startsAt, minutes, place, cancelledAt, cancelReason } = seminar
  return (
    <>
      {cancelledAt && (
        <Banner title={t('cancel.done', { when: formatDateTime(language, cancelledAt) })}>
          {cancelReason && <p className="whitespace-pre-line wrap-anywhere">{cancelReason}</p>}
        </Banner>
      )}
      <RecordSection title={t('details')}>
        <div className="grid gap-5">
          <SummaryList
            rows={[
              { label: t('common:facts.when'), value: formatDateTime(language, startsAt) },
              { label: t('common:session.minutes'), value: minutes },
              { label: t('admin:seminars.place'), value: <SessionPlace place={place} /> },
            ]}
          />
          {description && (
            <p lang={langOfWords(description)} className="max-w-read whitespace-pre-line wrap-anywhere">
              {description}
            </p>
          )}
        </div>
      </RecordSection>
    </>
  )
}
