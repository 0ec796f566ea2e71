import { z } from 'zod'
import { SecondStep } from '~/domain/accounts/second-factor-schema'
import { ChooseAccount, SignIn } from '~/domain/accounts/sign-in-schema'
import type { KeptContent, Needs } from './kept-form'

const Content = z.object({
  fields: z.array(z.tuple([z.string(), z.string()])),
  files: z.array(z.string()),
  owner: z.string(),
})

/** The hidden field that carries a kept form, read. */
export function contentIn(text: unknown): KeptContent | undefined {
  try {
    return Content.parse(JSON.parse(String(text)))
  } catch {
    return undefined
  }
}

const needs = ['public', 'signed-in', 'mentor', 'mentee', 'admin', 'not-mentor', 'not-mentee'] as const
const carried = {
  kept: z.string({ error: 'generic' }).transform((text, context) => {
    const content = contentIn(text)
    if (content) return content
    context.addIssue({ code: 'custom', message: 'generic' })
    return z.NEVER
  }),
  to: z.string({ error: 'generic' }).max(2000, 'generic'),
  needs: z.enum(needs, { error: 'generic' }) satisfies z.ZodType<Needs>,
}
export const KeptSignIn = SignIn.omit({ redirectTo: true }).extend({
  intent: z.literal('sign-in'),
  ...carried,
})
export const KeptCode = SecondStep.omit({ redirectTo: true }).extend({
  intent: z.literal('code'),
  ...carried,
})
export const KeptRole = ChooseAccount.omit({ redirectTo: true }).extend({
  intent: z.literal('role'),
  ...carried,
})

/** The forms that bring a kept form on its way. */
export const KeptFormSteps = z.discriminatedUnion('intent', [KeptSignIn, KeptCode, KeptRole])
