import argon2 from '@node-rs/argon2'

/** Takes a password; returns its hash, with the parameters that sign-in uses. @param {string} password */
export function passwordHash(password) {
  return argon2.hash(password, { memoryCost: 19456, timeCost: 2, parallelism: 1 })
}
