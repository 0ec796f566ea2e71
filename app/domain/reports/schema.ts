import { z } from 'zod'
import { OptionalText, requiredText } from '~/domain/fields'

/** What a member reports to the team. */
export const ReportText = z.object({ text: requiredText('report_text_missing') })

/** What the team decided, and what is written to the reporter. */
export const SettledReport = z.object({ decision: requiredText('decision_missing'), answer: OptionalText })

/** Where a report begins: a request, a mentorship, or a mentor's page. */
export const reportSubjects = ['request', 'mentorship', 'mentor'] as const
export type ReportSubject = (typeof reportSubjects)[number]
