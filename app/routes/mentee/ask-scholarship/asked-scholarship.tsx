import { useTranslation } from '~/i18n/use-translation'
import type { OwnScholarshipRequest } from '~/domain/scholarships/requests.server'
import { formatLongDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { useLanguage } from '~/i18n/use-language'
import { Card } from '~/ui/card'

/** The mentee's last request for a scholarship, and what became of it. */
export function AskedScholarship({ request }: { request: OwnScholarshipRequest }) {
  const { t } = useTranslation('mentee')
  const language = useLanguage()
  const { packageNames, reason, askedAt, granted, answer } = request
  const state = granted === null ? 'open' : granted ? 'granted' : 'declined'
  return (
    <Card title={t(`scholarship.states.${state}`)} tone={state === 'open' ? 'saffron' : undefined}>
      <div className="grid gap-3">
        <p className="text-sm text-muted">
          {t('scholarship.asked', {
            package: nameIn(language, packageNames),
            when: formatLongDate(language, askedAt),
          })}
        </p>
        <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
        <p className="font-bold">{t(`scholarship.stateTexts.${state}`)}</p>
        {answer && <p className="whitespace-pre-line wrap-anywhere">{answer}</p>}
      </div>
    </Card>
  )
}
