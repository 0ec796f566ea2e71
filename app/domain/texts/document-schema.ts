import { z } from 'zod'
import { ComingDay } from '~/domain/day-schema'
import { PasswordAgain, requiredText } from '~/domain/fields'
import { ConfirmWithPassword, Id, Tick } from '~/domain/values'
import { locales, type Locale } from '~/i18n/locale'
import { documentNames } from './documents'

const body = requiredText('text_language_empty', 40_000)
const summary = requiredText('text_language_empty', 600)

const inLanguages = {
  grSummary: summary,
  grBody: body,
  enSummary: summary,
  enBody: body,
  deSummary: summary,
  deBody: body,
  frSummary: summary,
  frBody: body,
  ptSummary: summary,
  ptBody: body,
}

type ProblemOf = (body: string) => 'placeholder' | 'heading' | undefined

/**
 * The next version of a long text. `problemOf` says why a body cannot be shown: an unknown {{name}}, or a heading without
 * an id.
 */
const documentFields = (problemOf: ProblemOf) =>
  z
    .object({
      intent: z.literal('save'),
      ...inLanguages,
      holdsFrom: ComingDay,
      needsConsent: Tick,
      basedOn: z.number().int(),
      seenRevision: z.number().int().optional(),
    })
    .superRefine((value, context) => {
      for (const locale of locales) {
        const path = [`${locale}Body`]
        const problem = problemOf(value[`${locale}Body`])
        if (problem === 'placeholder')
          context.addIssue({ code: 'custom', path, message: 'text_placeholder_unknown' })
        if (problem === 'heading')
          context.addIssue({ code: 'custom', path, message: 'text_heading_without_name' })
      }
    })

/** The same for the browser, which does not know the figures. */
export const DocumentFields = documentFields(() => undefined)
export type DocumentFields = z.infer<typeof DocumentFields>

/** The confirmation of a publication: the draft that was checked. */
export const PublishDocument = z.object({
  intent: z.literal('publish'),
  seenRevision: z.number().int(),
  currentPassword: PasswordAgain,
})

/** What an administrator does with the draft of a document. */
export const actOnDraft = (problemOf: ProblemOf) =>
  z.discriminatedUnion('intent', [
    documentFields(problemOf),
    z.object({ intent: z.literal('discard') }),
    PublishDocument,
  ])

/** The bodies and summaries of such a form, by language. */
export function wordsOf(fields: DocumentFields) {
  const each = (part: 'Body' | 'Summary') =>
    Object.fromEntries(locales.map((locale) => [locale, fields[`${locale}${part}`]])) as Record<
      Locale,
      string
    >
  return { bodies: each('Body'), summaries: each('Summary') }
}

/** Bodies and summaries as the fields of such a form. */
export function fieldsOfWords(bodies: Record<string, string>, summaries: Record<string, string>) {
  return Object.fromEntries(
    locales.flatMap((locale) => [
      [`${locale}Body`, bodies[locale] ?? ''],
      [`${locale}Summary`, summaries[locale] ?? ''],
    ]),
  )
}

/** A version that is withdrawn before its day; `item` is its document. */
export const WithdrawVersion = ConfirmWithPassword.extend({
  intent: z.literal('withdraw'),
  item: z.enum(documentNames),
  version: Id,
})
