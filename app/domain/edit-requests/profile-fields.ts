/** The profile fields that an edit request may change: database names, in reading order. */
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
  'sentence',
  'meets',
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

/** One changed field: its value when the request was sent, its value now, and the requested value. */
export type Change = {
  field: ProfileField
  valueThen: FieldValue
  valueNow: FieldValue
  valueNew: FieldValue
}

/** Whether two values are equal. */
export function same(one: FieldValue | undefined, other: FieldValue | undefined) {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

/** Whether the field has changed since the request was sent. */
export function inConflict({ valueThen, valueNow }: Pick<Change, 'valueThen' | 'valueNow'>) {
  return !same(valueThen, valueNow)
}

/**
 * Whether the mentor stops offering mentoring or coaching. An approval then closes the pending requests for
 * it.
 */
export function endsOffer({ field, valueNow, valueNew }: Pick<Change, 'field' | 'valueNow' | 'valueNew'>) {
  return (
    (field === 'offers_mentoring' || field === 'offers_coaching') && valueNow === true && valueNew === false
  )
}
