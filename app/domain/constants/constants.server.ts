import { asViewer } from '~/db/as-viewer.server'
import { kept } from '~/db/kept.server'
import { figures } from './figures'

/** The product's numbers and names that texts print; one row of the database. */
export type Constants = typeof figures & {
  answerDays: number
  messageMinimumLength: number
  messageMaximumLength: number
  menteeMinimumAge: number
  guardianBelowAge: number
  claimMonths: number
  refundDays: number
  refundNoRequestMonths: number
  refundRejections: number
  earlyStopDays: number
  noticeDays: number
  passwordMinutes: number
  flagRejections: number
  flagMonths: number
  quietDays: number
  stalledDays: number
  orderDays: number
  retentionYears: number
  bankName: string
  bankAccountHolder: string
  bankIban: string
  teamEmail: string
  issuerName: string
  issuerTaxNumber: string
  issuerAddress: string
  proofMegabytes: number
  photoKilobytes: number
  mentorMinimumYears: number
  pauseMinimumSessionsLeft: number
  draftDays: number
  linkHours: number
  resetMinutes: number
  secondStepMinutes: number
  freeCancellationTime: string
  shortPackageMonths: number
  longPackageMonths: number
  demo: boolean
}

/** The product's constants. */
export const getConstants = kept('lists', () =>
  asViewer(null, async (sql) => {
    const [row] = await sql<[Constants]>`
      select answer_days, message_minimum_length, message_maximum_length, mentee_minimum_age, guardian_below_age,
        claim_months, refund_days, refund_no_request_months, refund_rejections, early_stop_days, notice_days, password_minutes, flag_rejections, flag_months,
        quiet_days, stalled_days,
        order_days, retention_years,
        bank_name, bank_account_holder, bank_iban, team_email, issuer_name, issuer_tax_number, issuer_address, demo,
        mentor_minimum_experience_months / 12 as mentor_minimum_years, pause_minimum_sessions_left, draft_days, link_hours,
        reset_minutes, second_step_minutes, free_cancellation_time,
        (select p.duration_months from data.packages p where p.code = 'three_months') as short_package_months,
        (select p.duration_months from data.packages p where p.code = 'six_months') as long_package_months,
        proof_bytes / 1048576 as proof_megabytes, photo_bytes / 1024 as photo_kilobytes
      from data.constants`
    return { ...figures, ...row }
  }),
)

/** Every column of the constants, for texts that print numbers no page needs. */
export const getFigures = kept('lists', () =>
  asViewer(
    null,
    async (sql) =>
      ({ ...figures, ...(await sql`select * from data.constants`)[0] }) as Record<string, unknown>,
  ),
)
