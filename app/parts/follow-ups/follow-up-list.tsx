import { useTranslation } from '~/i18n/use-translation'
import type { FollowedUp } from '~/domain/follow-ups/follow-ups.server'
import { formatDateTime, formatLongDate } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { RecordSection } from '~/ui/record-page'

/** What the team did about troubles, the newest first; nothing if there was none. */
export function FollowUpList({ followUps }: { followUps: FollowedUp[] }) {
  const { t, language } = useTranslation('records')
  if (followUps.length === 0) return null
  return (
    <RecordSection id="follow-ups" title={t('followUp.title')}>
      <ul className="grid max-w-read gap-4">
        {followUps.map(({ id, at, by, trouble, settled, note, lookAgainOn }) => (
          <li key={id} className="rounded-leaf border border-line bg-card p-4">
            <p className="text-sm text-muted">
              <time dateTime={at.toISOString()}>{formatDateTime(language, at)}</time> · {by}
            </p>
            <p className="font-medium">
              {t(settled ? 'followUp.wasSettled' : 'followUp.wasTaken', {
                trouble: t(`followUp.troubles.${trouble}`),
              })}
            </p>
            {note && (
              <p lang={langOfWords(note)} className="mt-1 whitespace-pre-line wrap-anywhere">
                {note}
              </p>
            )}
            {lookAgainOn && (
              <p className="mt-1 text-sm text-muted">
                {t('followUp.again', { when: formatLongDate(language, lookAgainOn) })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}
