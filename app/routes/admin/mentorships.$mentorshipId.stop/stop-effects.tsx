import { useTranslation } from '~/i18n/use-translation'
import type { AdminMentorship } from '~/domain/mentorships/mentorships.server'
import { formatLongDate } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { Banner } from '~/ui/banner'
import { Card } from '~/ui/card'
import { EffectList } from '~/ui/effect-list'

/** The effects of a stop: at once in the first days, after a notice later. */
export function StopEffects({ mentorship }: { mentorship: AdminMentorship }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { status, firstDays, endsOn } = mentorship
  // A paused mentorship ends at once, and its mentor is already available.
  const ends =
    status === 'paused'
      ? [t('stop.endsPaused')]
      : [t(firstDays ? 'stop.endsNow' : 'stop.endsLater'), t(firstDays ? 'complete.free' : 'stop.freeLater')]
  const effects = [...ends, t('stop.mails')]
  return (
    <>
      {endsOn && (
        <Banner tone="warning">{t('stop.noticeGiven', { when: formatLongDate(language, endsOn) })}</Banner>
      )}
      <Card title={t('common:facts.effects')} tone="saffron">
        <EffectList effects={effects} />
      </Card>
    </>
  )
}
