import { useTranslation } from '~/i18n/use-translation'
import type { Version } from '~/domain/edits/versions'
import type { ProfileOptions } from '~/domain/mentors/own-mentor.server'
import type { EditProfile } from '~/domain/mentors/profile-edit'
import type { useActionForm } from '~/forms/action-form'

export type ProfileFormProps = ReturnType<typeof useActionForm<typeof EditProfile>> & {
  options: ProfileOptions
  /** Selects the texts: in the third person for the team. */
  reader: 'mentor' | 'team'
  /** The stored profile, where a save takes effect at once. */
  seen?: Version
  /** The text of the button. */
  submit: string
}
export type ProfilePartProps = Pick<ProfileFormProps, 'fields' | 'te' | 'options' | 'reader'>

/** The parts of a profile, in the order of the form, with their fields. */
export const parts = {
  who: ['name', 'surname', 'phone', 'birthdate'],
  work: ['title', 'industryId', 'workStatusId', 'experienceSince', 'mentoringSince', 'country', 'countyId'],
  offer: ['offersMentoring', 'offersCoaching', 'topicIds', 'languages'],
  story: [
    'sentence',
    'meets',
    'description',
    'links',
    'mentoringReason',
    'menteeWishlist',
    'referralSourceId',
    'referralText',
  ],
  visibility: ['visibility', 'testimonialsVisible'],
}
type ProfilePart = keyof typeof parts

/** The texts of a reader: `part` and `label` take a name, `hint` leaves out what only the mentor needs. */
export function useProfileWords(reader: ProfilePartProps['reader']) {
  const { t } = useTranslation('common')
  const team = reader === 'team'
  return {
    part: (name: ProfilePart) => t(team ? `people:edit.parts.${name}` : `mentor:profile.parts.${name}`),
    label: (field: string) => t(team ? `people:profile.fields.${field}` : `profile.fields.${field}`),
    hint: (name: 'phone' | 'title' | 'testimonials') => (team ? undefined : t(`profile.hints.${name}`)),
  }
}
