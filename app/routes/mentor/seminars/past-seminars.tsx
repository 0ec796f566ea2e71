import { useTranslation } from '~/i18n/use-translation'
import type { OwnSeminar } from '~/domain/seminars/seminars.server'
import { formatLongDate } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { useLanguage } from '~/i18n/use-language'
import { RecordSection } from '~/ui/record-page'

/** The past seminars that the viewing mentor had signed up for; nothing if there are none. */
export function PastSeminars({ seminars }: { seminars: OwnSeminar[] }) {
  const { t } = useTranslation('seminars')
  const language = useLanguage()
  if (seminars.length === 0) return null
  return (
    <RecordSection title={t('own.past')}>
      <ul className="grid max-w-3xl gap-3">
        {seminars.map(({ id, title, startsAt, minutes }) => (
          <li key={id}>
            <span lang={langOfWords(title)} className="font-medium">
              {title}
            </span>
            <span className="block text-muted">
              <time dateTime={startsAt.toISOString()}>{formatLongDate(language, startsAt)}</time>
              {' · '}
              {t('minutes', { count: minutes })}
            </span>
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}
