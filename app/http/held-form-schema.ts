import { z } from 'zod'
import { SecondStep } from '~/domain/accounts/second-factor-schema'
import { SignIn } from '~/domain/accounts/sign-in-schema'
import type { HeldContent, Needs } from './held-form'

const Content = z.object({
  fields: z.array(z.tuple([z.string(), z.string()])),
  files: z.array(z.string()),
  owner: z.string(),
})

/** The hidden field that carries a held form, read. */
export function contentIn(text: unknown): HeldContent | undefined {
  try {
    return Content.parse(JSON.parse(String(text)))
  } catch {
    return undefined
  }
}

const needs = ['public', 'signed-in', 'mentor', 'mentee', 'admin', 'not-mentor', 'not-mentee'] as const
const carried = {
  held: z.string({ error: 'generic' }).transform((text, context) => {
    const content = contentIn(text)
    if (content) return content
    context.addIssue({ code: 'custom', message: 'generic' })
    return z.NEVER
  }),
  to: z.string({ error: 'generic' }).max(2000, 'generic'),
  needs: z.enum(needs, { error: 'generic' }) satisfies z.ZodType<Needs>,
}
export const HeldSignIn = SignIn.omit({ redirectTo: true }).extend({
  intent: z.literal('sign-in'),
  ...carried,
})
export const HeldCode = SecondStep.omit({ redirectTo: true }).extend({
  intent: z.literal('code'),
  ...carried,
})

/** The forms that bring a held form on its way. */
export const HeldFormSteps = z.discriminatedUnion('intent', [HeldSignIn, HeldCode])
