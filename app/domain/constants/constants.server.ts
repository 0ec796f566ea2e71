import { read } from '~/db/read.server'
import { cached } from '~/db/cache.server'
import type { Row } from '~/db/generated/rows'
import { figures } from './figures'

// Pages print these, so they are sent with every page; the others stay on the server.
const printed = [
  'answerDays',
  'messageMinimumLength',
  'messageMaximumLength',
  'menteeMinimumAge',
  'guardianBelowAge',
  'guardianDays',
  'claimMonths',
  'refundDays',
  'refundNoRequestMonths',
  'refundRejections',
  'earlyStopDays',
  'noticeDays',
  'passwordMinutes',
  'flagRejections',
  'flagMonths',
  'quietDays',
  'stalledDays',
  'orderDays',
  'retentionYears',
  'bankName',
  'bankAccountHolder',
  'bankIban',
  'irisTaxNumber',
  'irisMostCents',
  'teamEmail',
  'issuerName',
  'issuerTaxNumber',
  'issuerAddress',
  'signerName',
  'signerTitle',
  'demo',
  'mentorMinimumYears',
  'pauseMinimumSessionsLeft',
  'draftDays',
  'linkHours',
  'invitationDays',
  'resetMinutes',
  'secondStepMinutes',
  'freeCancellationTime',
  'applicationDays',
  'proofDays',
  'seminarMonths',
  'planYears',
  'laterMonths',
  'quickAnswerDays',
  'teamAnswerDays',
  'shortPackageMonths',
  'longPackageMonths',
  'proofBytes',
  'proofMegabytes',
  'photoKilobytes',
] as const satisfies (keyof Row<'constants'>)[]

/** The product's numbers and names that pages print. */
export type Constants = typeof figures & Pick<Row<'constants'>, (typeof printed)[number]>

const readAll = cached('lists', async () => {
  const [row] = await read(null, (sql) => sql<[Row<'constants'>]>`select * from api.constants`)
  lastRead = { ...figures, ...row }
  const some = Object.fromEntries(printed.map((name) => [name, row[name]]))
  const ofPages = { ...figures, ...(some as Pick<typeof row, (typeof printed)[number]>) }
  return { all: lastRead, ofPages, text: JSON.stringify(ofPages) }
})

/** All numbers and names of the product, also those that are not sent to pages. Cached. */
export const getFigures = async () => (await readAll()).all

let lastRead: (typeof figures & Row<'constants'>) | undefined

/** What is known while the database does not answer: what was read last, else the team's address of the environment. */
export const knownFigures = (): Partial<Constants> =>
  lastRead ?? { ...figures, teamEmail: process.env.TEAM_EMAIL || undefined }

/** The constants for pages. */
export const getConstants = async (): Promise<Constants> => (await readAll()).ofPages

/** The same as JSON, as every page gets them: an object of forty names and numbers would take twice the bytes. */
export const getConstantsText = async () => (await readAll()).text
