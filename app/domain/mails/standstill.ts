import { z } from 'zod'
import { formatDateTime } from '~/i18n/format'
import { AccountContent } from './contents'
import type { FactOf } from './facts'

/** What stands still (rules.standing_still), and since when; nothing of it when all moves again. */
export const StandstillContent = AccountContent.extend({
  stillSince: z.string().optional(),
  jobs: z.object({ names: z.string() }).optional(),
  mails: z.object({ since: z.string() }).optional(),
  mails_refused: z.object({ count: z.number() }).optional(),
  rules: z.object({ count: z.number() }).optional(),
  backup: z.object({ since: z.string() }).optional(),
  certificate: z.object({ since: z.string() }).optional(),
})
type StandstillContent = z.infer<typeof StandstillContent>

export const standstillFacts = {
  stillSince: ({ stillSince }, { language }) => stillSince && formatDateTime(language, stillSince),
  stillJobs: ({ jobs }) => jobs?.names,
  stillMails: ({ mails }, { language }) => mails && formatDateTime(language, mails.since),
  stillRefused: ({ mails_refused: refused }) => refused && String(refused.count),
  stillRules: ({ rules }) => rules && String(rules.count),
  stillBackup: ({ backup }, { language }) => backup && formatDateTime(language, backup.since),
  stillCertificate: ({ certificate }, { language }) =>
    certificate && formatDateTime(language, certificate.since),
} satisfies Record<string, FactOf<StandstillContent>>
