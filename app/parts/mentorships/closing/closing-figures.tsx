import { useTranslation } from '~/i18n/use-translation'
import type { Certificate } from '~/domain/mentorships/certificates.server'
import type { Mentorship } from '~/domain/mentorships/mentorships.server'
import { formatLongDate } from '~/i18n/format'
import { CardGrid } from '~/ui/card'
import { KeyFigure } from '~/ui/key-figure'

/** How many sessions a pair held, and how long the mentorship lasted. */
export function ClosingFigures({
  mentorship: { startedAt, endedAt },
  certificate,
}: {
  mentorship: Mentorship
  certificate?: Certificate
}) {
  const { t, language } = useTranslation('pair')
  const days = Math.max(1, Math.round((Number(endedAt) - Number(startedAt)) / 86_400_000))
  const months = Math.round(days / 30.44)
  const [from, to] = [formatLongDate(language, startedAt), formatLongDate(language, endedAt!)]
  return (
    <CardGrid columns={2}>
      {certificate && (
        <KeyFigure
          value={certificate.sessions}
          label={t('thanks.sessions', { count: certificate.sessions })}
        />
      )}
      <KeyFigure
        value={months || days}
        label={t(months ? 'thanks.months' : 'thanks.days', { count: months || days })}
        note={from === to ? from : t('thanks.fromTo', { from, to })}
      />
    </CardGrid>
  )
}
