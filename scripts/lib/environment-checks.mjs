// The checks of environment variables.

/** @typedef {import('./environment-variables.mjs').Values} Values
 * @typedef {import('./environment-variables.mjs').Check} Check
 * @typedef {import('./environment-variables.mjs').Variable} Variable */

/** How many characters APP_SECRET has at least. */
export const secretLength = 32

/** The operator's facts in a new database until they are set. A production start refuses them. */
const samples = [
  'GR1601101250000000012300695',
  'team@example.org',
  '000000000',
  'Οδός Παραδείγματος 1, 105 57 Αθήνα',
]
const isSample = (/** @type {string} */ value) =>
  samples.includes(value) || samples.includes(value.replaceAll(/\s/g, ''))

/** Whether the check digits of an IBAN are right, as rules.iban_fits. @param {string} value */
export function ibanFits(value) {
  const iban = value.replaceAll(/\s/g, '')
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n
}

/**
 * Describes a fact of the operator, which texts, mails and receipts print.
 * @param {string} name @param {string} meaning @param {string} example @param {Check} [check] @returns {Variable}
 */
export const operatorFact = (name, meaning, example, check) => ({
  name,
  meaning: `${meaning} Required with https; otherwise a sample value.`,
  example,
  operator: true,
  check: (value, values) =>
    (isHttps(values) && isSample(value) && 'must not be the sample value when PUBLIC_ORIGIN is https') ||
    (check?.(value, values) ?? false),
})

/** Whether this is a production start. */
export const isHttps = (/** @type {Values} */ values) => values.PUBLIC_ORIGIN?.startsWith('https:') ?? false

/** Whether a Stripe key moves real money. */
export const isLiveKey = (/** @type {string} */ key) => /^(sk|rk)_live_/.test(key)

/** Checks that a value is a whole number within these limits. */
export const wholeNumber =
  (/** @type {number} */ from, /** @type {number} */ to) => (/** @type {string} */ value) =>
    !(/^\d+$/.test(value) && Number(value) >= from && Number(value) <= to) &&
    `must be a whole number from ${from} to ${to}`

/** Checks that a value is one of these words. */
export const oneOf =
  (/** @type {string[]} */ ...choices) =>
  (/** @type {string} */ value) =>
    !choices.includes(value) && `must be one of ${choices.join(', ')}`

/** Whether a value is a URL with one of these protocols. @param {string} value @param {string[]} protocols */
export const hasProtocol = (value, protocols) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol)
