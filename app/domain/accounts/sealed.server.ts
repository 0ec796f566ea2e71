import { sealWith, unsealWith } from '../../../scripts/lib/sealed.mjs'

// A key of its own, derived from APP_SECRET: a copy of the database alone makes no codes.
const key = process.env.SECOND_FACTOR_SECRET ?? ''

/** A text sealed for one user: nobody reads it without the key, and for another user it opens nothing. */
export const seal = (text: string, userId: number) => sealWith(key, text, userId)

/** What was sealed; undefined when another key did so, such as that of a secret lost. */
export const unseal = (sealed: string, userId: number) => unsealWith(key, sealed, userId)
