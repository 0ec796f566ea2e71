import { useTranslation } from '~/i18n/use-translation'
import { formatDate } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'

type LookedAt = { lookAgain: { on: string; text: string | null } | null }

/** On which day the team wanted to look again, and what the note said. */
function LookAgainCell({ lookAgain }: LookedAt) {
  const { language } = useTranslation()
  if (!lookAgain) return null
  const { on, text } = lookAgain
  return (
    <>
      {formatDate(language, on)}
      {text && (
        <small className="one-line" lang={langOfWords(text)} title={text}>
          {text}
        </small>
      )}
    </>
  )
}

/** The column of it, in the lists of people. */
export const lookAgainColumn = {
  id: 'lookAgain',
  label: 'records:followUp.lookAgain',
  scopes: ['calls'],
  cell: LookAgainCell,
} as const
