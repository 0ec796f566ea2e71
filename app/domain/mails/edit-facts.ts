import { z } from 'zod'
import { AccountContent, DecisionContent } from './contents'
import type { FactOf, Speaker } from './facts'

/** The team's decision about an edit request, with the names of its fields; they are missing in older mails. */
export const EditContent = DecisionContent.extend({ fields: z.array(z.string()).nullish() })
export type EditContent = z.infer<typeof EditContent>

/** What the team changed; without a role it concerns the user, whichever profiles there are. */
export const EditedContent = AccountContent.extend({
  role: z.enum(['mentee', 'mentor']).nullish(),
  fields: z.array(z.string()),
})
export type EditedContent = z.infer<typeof EditedContent>

/** The fields of an edit request, named. */
export const editFacts = {
  changes: ({ fields }, { t }) => fields && named(fields, t),
} satisfies Record<string, FactOf<EditContent>>

/** The fields that the team changed, named. */
export const editedFacts = {
  changed: ({ fields, role }, { t }) => named(fields, t, role),
} satisfies Record<string, FactOf<EditedContent>>

// A field of both profiles, such as the topics, may have words of its own for a mentee.
const named = (fields: string[], t: Speaker['t'], role?: string | null) =>
  fields
    .map((field) =>
      t([`words.field.${field}`, `common:profile.fields.${field}`], { context: role ?? undefined }),
    )
    .join(', ')
