import { sealWith, unsealWith } from '../../../common/sealing.mjs'

// Derived from APP_SECRET, so a copy of the database alone generates no codes.
const key = () => process.env.SECOND_FACTOR_SECRET ?? ''

/** Encrypts a text for one user. It cannot be decrypted without the key or for another user. */
export const seal = (text: string, userId: number) => sealWith(key(), text, userId)

/** Decrypts a text; undefined if it was encrypted with another key, for example one that was lost. */
export const unseal = (sealed: string, userId: number) => unsealWith(key(), sealed, userId)
