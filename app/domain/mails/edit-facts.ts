import { z } from 'zod'
import { DecisionContent } from './contents'
import type { FactOf } from './facts'

/** The team's decision about an edit request, with the names of its fields; they are missing in older mails. */
export const EditContent = DecisionContent.extend({ fields: z.array(z.string()).nullish() })
export type EditContent = z.infer<typeof EditContent>

/** The fields of an edit request, named. */
export const editFacts = {
  changes: ({ fields }, { t }) => fields?.map((field) => t(`words.field.${field}`)).join(', '),
} satisfies Record<string, FactOf<EditContent>>
