// A form whose sender must first sign in is held in the answer and sent from there.
import type { Subject } from '~/viewer/abilities'

/** Where a held form is sent until it may go to its own address. */
export const heldFormPath = '/held'

/** Who may send the form: `signed-in` is any role, `public` any session. */
export type Needs = Exclude<Subject, 'not-auth' | 'not-admin'> | 'signed-in'

/** The fields of a held form without its secrets, the names of its files, and the mark of the account that wrote it. */
export type HeldContent = { fields: [name: string, value: string][]; files: string[]; owner: string }

/**
 * A held form and what is missing until it can be sent; `other`: it was written with another account, and is shown no
 * more.
 */
export type HeldForm = {
  step: 'sign-in' | 'code' | 'send' | 'other'
  content: HeldContent
  to: string
  needs: Needs
  token: string
}

/** A form that its signed-in sender may not send: to copy, with the page that says what is needed. */
export type NotSent = { content: HeldContent; way: string }

/** What the sender wrote, to read it again: texts. Codes, ids, dates and names of choices have no blank. */
export const wordsOf = ({ fields }: HeldContent) =>
  fields.map(([, value]) => value).filter((value) => /\S\s+\S/.test(value) && !/^[{[]/.test(value))
