import { sheetFor } from '~/domain/mentorships/sheets'
import type { PlannedPair } from '~/domain/mentorships/planned-sessions.server'
import { useTranslation } from '~/i18n/use-translation'

/** The questions of a sheet. */
export const asks = ['1', '2', '3'] as const

type Counted = Pick<PlannedPair, 'completedSessions' | 'minimumSessions'>

/** What the note of the next session of a mentorship may answer: the questions of its sheet. */
export function useSheetNote({ completedSessions, minimumSessions }: Counted) {
  const { t } = useTranslation('pair')
  const sheet = sheetFor(completedSessions + 1, minimumSessions)
  return t('sheets.note', { questions: asks.map((n) => t(`sheets.${sheet}.asks.${n}`)).join(' ') })
}
