// The key of the secrets of second factors follows from APP_SECRET: another secret encrypts them again.
import { sealWith, unsealWith } from '../../common/sealing.mjs'
import { become, derive } from './roles.mjs'

/**
 * Returns the key that follows from an APP_SECRET; processes get it as SECOND_FACTOR_SECRET.
 * @param {string} secret
 */
export const sealingKey = (secret) => derive(secret, 'second factors')

/**
 * Encrypts again, with the new secret, what older secrets encrypted; all rows or none. Throws when a row opens with
 * none of the secrets, unless `leaveLost`.
 * @param {import('postgres').Sql} sql @param {{ secret: string, before: string[], leaveLost?: boolean }} options
 * @returns {Promise<{ resealed: number, lost: number }>} lost: rows that no secret opens
 */
export function reseal(sql, { secret, before, leaveLost = false }) {
  const key = sealingKey(secret)
  return sql.begin(async (tx) => {
    await become(tx)
    const rows =
      await tx`select user_id as "userId", sealed_secret as sealed from private.second_factors for update`
    const old = rows.filter(({ sealed, userId }) => unsealWith(key, sealed, userId) === undefined)
    const found = old.flatMap(({ sealed, userId }) => {
      const text = before
        .map((each) => unsealWith(sealingKey(each), sealed, userId))
        .find((each) => each !== undefined)
      return text === undefined ? [] : [{ userId, sealed: sealWith(key, text, userId) }]
    })
    const lost = old.length - found.length
    if (lost > 0 && !leaveLost) {
      throw new Error(
        `${lost} second factors were encrypted with a secret that was not given; nothing was changed.\n` +
          '  Give the old secret: APP_SECRET_BEFORE=… npm run rotate-secret\n' +
          '  If it is lost: npm run rotate-secret -- --secret-lost. Then these users sign in with a recovery code and set it up again.',
      )
    }
    for (const { userId, sealed } of found)
      await tx`update private.second_factors set sealed_secret = ${sealed} where user_id = ${userId}`
    return { resealed: found.length, lost }
  })
}
