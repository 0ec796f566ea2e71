/** Why a document is not with AADE, in our words; any other code is AADE's own, with its words. */
export const ownReasons = [
  'unreached',
  'no_answer',
  'too_many',
  'key_refused',
  'wrong_address',
  'number_taken',
  'foreign_buyer',
  'no_buyer',
  'vat_rate',
  'no_exemption',
  'issuer_number',
] as const
