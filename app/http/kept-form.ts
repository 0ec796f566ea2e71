// A form whose sender must first sign in, or act in another role, is kept in the answer and sent from there.
import type { Subject } from '~/viewer/abilities'
import type { Role } from '~/viewer/role'

/** Where a kept form is sent until it may go to its own address. */
export const keptFormPath = '/kept'

/** Who may send the form: `signed-in` is any role, `public` any session. */
export type Needs = Exclude<Subject, 'not-auth' | 'not-admin'> | 'signed-in'

/** The fields of a kept form without its secrets, the names of its files, and the mark of the account that wrote it. */
export type KeptContent = { fields: [name: string, value: string][]; files: string[]; owner: string }

/**
 * A kept form and what is missing until it can be sent; `first`: a page that tells what the sender has to do; `other`: it
 * was written with another account, and is shown no more.
 */
export type KeptForm = {
  step: 'sign-in' | 'code' | 'role' | 'first' | 'send' | 'other'
  content: KeptContent
  to: string
  needs: Needs
  token: string
  role: Role | null
  roles: Role[]
  first?: string
}

const ofTheProgram = /^(intent|shown|seen\w*|redirectTo|return_to|ids|\w*Key|__intent__)$/
// Ids, dates, chosen codes and what a page remembers; a long number is a telephone.
const chosen = /^([a-z][\w.:-]*|[A-Z]{2}|[0-9][0-9a-z.:-]{0,6}|\d{4}-\d\d-\d\d\S*|\{".*\}|\[.*\])?$/s

/** What the sender wrote, to read it again: without what the page or a choice filled in. */
export const wordsOf = ({ fields }: Omit<KeptContent, 'owner'>) =>
  fields.filter(([name, value]) => !ofTheProgram.test(name) && !chosen.test(value)).map(([, value]) => value)
