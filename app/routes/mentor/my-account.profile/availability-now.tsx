import { useTranslation } from '~/i18n/use-translation'
import type { OwnAvailability } from '~/domain/mentors/own-mentor.server'
import { formatLongDate } from '~/i18n/format'
import { LinkButton } from '~/ui/button'
import { RecordSection } from '~/ui/record-page'
import { StatusTag } from '~/ui/status-tag'

/** Whether the mentor takes requests now, with the link to change that at once. */
export function AvailabilityNow({ status, awayUntil }: OwnAvailability) {
  const { t, language } = useTranslation('mentor')
  const active = status === 'active'
  return (
    <RecordSection
      title={t('availability.title')}
      action={<StatusTag tone={active ? 'success' : 'neutral'} label={t(`common:status.mentor.${status}`)} />}
    >
      <p className="mb-4">
        {active && awayUntil
          ? t('availability.away.now', { when: formatLongDate(language, awayUntil) })
          : t(`availability.status.${status}`)}
      </p>
      <LinkButton to="/mentor/my-account/availability" variant="secondary">
        {t('availability.change')}
      </LinkButton>
    </RecordSection>
  )
}
