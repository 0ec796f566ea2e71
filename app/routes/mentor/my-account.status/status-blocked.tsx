import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { OwnAvailability } from '~/domain/mentors/own-mentor.server'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'

type StatusBlockedProps = { mentor: OwnAvailability; back: { to: string; label: string }; errors: ReactNode }

/** Why the mentor cannot become inactive at present, and what to do. */
export function StatusBlocked({ mentor, back, errors }: StatusBlockedProps) {
  const { t } = useTranslation('mentor')
  return (
    <FormPage title={t('availability.inactive.title')} {...{ back, errors }}>
      {mentor.waiting > 0 && (
        <Banner tone="warning" title={t('availability.blocked.waiting', { count: mentor.waiting })}>
          <p>{t('availability.blocked.waitingText')}</p>
          <p>
            <LinkButton to="/mentor/mentorships">{t('availability.blocked.toRequests')}</LinkButton>
          </p>
        </Banner>
      )}
      {mentor.running && (
        <Banner tone="warning" title={t('availability.blocked.running')}>
          <p>{t('availability.blocked.runningText')}</p>
          <p>
            <LinkButton to="/mentor/mentorships" variant="secondary">
              {t('availability.blocked.toMentorship')}
            </LinkButton>
          </p>
        </Banner>
      )}
    </FormPage>
  )
}
