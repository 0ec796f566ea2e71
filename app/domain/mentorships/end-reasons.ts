// End reasons set by the rules; any other text was written by a person.
const rulesReasons = [
  'resume_limit_passed',
  'erased',
  'refunded',
  'withdrawal',
  'mentor_not_available',
  'mentor_in_mentorship',
] as const
export const isOfRules = (reason: string): reason is (typeof rulesReasons)[number] =>
  rulesReasons.some((known) => known === reason)
