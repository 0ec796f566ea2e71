/** The fields of a mentor's profile that an edit may name, by the database's names, in the order they are read. */
export const profileFields = [
  'name',
  'surname',
  'phone',
  'birthdate',
  'photo_id',
  'title',
  'industry_id',
  'experience_since',
  'mentoring_since',
  'description',
  'topic_ids',
  'languages',
  'links',
  'country',
  'county_id',
  'work_status_id',
  'mentoring_reason',
  'mentee_wishlist',
  'referral_source_id',
  'referral_text',
  'visibility',
  'testimonials_visible',
  'offers_mentoring',
  'offers_coaching',
] as const
export type ProfileField = (typeof profileFields)[number]

export type FieldValue = string | number | boolean | string[] | number[] | null

/** A mentor's profile, or some of its fields. */
export type ProfileValues = Partial<Record<ProfileField, FieldValue>>

/** One field of an edit: its value when it was sent, its value now, and the one she asks for. */
export type Change = {
  field: ProfileField
  valueThen: FieldValue
  valueNow: FieldValue
  valueNew: FieldValue
}

/** Whether two values say the same. */
export function same(one: FieldValue | undefined, other: FieldValue | undefined) {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

/** Whether the present value is no longer the one the edit was made from. */
export function inConflict({ valueThen, valueNow }: Pick<Change, 'valueThen' | 'valueNow'>) {
  return !same(valueThen, valueNow)
}

/** Whether she would stop offering what she offers now: requests that wait for it are closed with the approval. */
export function endsOffer({ field, valueNow, valueNew }: Pick<Change, 'field' | 'valueNow' | 'valueNew'>) {
  return (
    (field === 'offers_mentoring' || field === 'offers_coaching') && valueNow === true && valueNew === false
  )
}
