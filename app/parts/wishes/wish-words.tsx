import { useTranslation } from '~/i18n/use-translation'
import type { AdminWish } from '~/domain/mentorships/wishes.server'
import { formatLongDate } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'

/** What one of a pair asked the team for, why, and what became of it. */
export function WishWords({ wish }: { wish: AdminWish }) {
  const { t, language } = useTranslation('pair')
  const { side, name, reason, outcome, answer } = wish
  const when = formatLongDate(language, wish.askedAt)
  return (
    <div className="grid max-w-read gap-2">
      <p className="font-bold">{t(`team.asks.${wish.wish}`)}</p>
      <p className="text-sm text-muted">{t(`team.by.${side}`, { name, when })}</p>
      <blockquote
        lang={langOfWords(reason)}
        className="border-l-4 border-saffron pl-4 whitespace-pre-line wrap-anywhere"
      >
        {reason}
      </blockquote>
      <p>{t(`team.outcomes.${outcome ?? 'open'}`)}</p>
      {answer && (
        <p lang={langOfWords(answer)} className="whitespace-pre-line wrap-anywhere">
          {answer}
        </p>
      )}
    </div>
  )
}
