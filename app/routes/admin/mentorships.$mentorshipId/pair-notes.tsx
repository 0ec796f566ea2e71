import { useTranslation } from '~/i18n/use-translation'
import type { FollowedUp } from '~/domain/follow-ups/follow-ups.server'
import type { MentorshipRecord } from '~/domain/mentorships/mentorship-records.server'
import type { Note } from '~/domain/people/people.server'
import type { NoteOnPair } from '~/domain/people/schema'
import type { useActionForm } from '~/forms/action-form'
import { NotesSection } from '~/parts/people/notes-section'
import { fieldProps, SelectField } from '~/ui/field'

type PairNotesProps = Pick<ReturnType<typeof useActionForm<typeof NoteOnPair>>, 'form' | 'fields' | 'te'> & {
  mentorship: MentorshipRecord
  notes: Note[]
  followUps: FollowedUp[]
}

/** The notes about the two; a new one is about one of them, and stands on her own page, too. */
export function PairNotes({ mentorship, notes, followUps, form, fields, te }: PairNotesProps) {
  const { t } = useTranslation('people')
  const { menteeUserId, menteeName, mentorName, own } = mentorship
  return (
    <NotesSection
      {...{ notes, followUps, form, fields, te }}
      mayWrite={!own}
      nameOf={(userId) => (userId === menteeUserId ? menteeName : mentorName)}
    >
      <SelectField
        {...fieldProps(fields.about, te)}
        label={t('notes.whom')}
        options={[
          { value: 'mentee', label: menteeName },
          { value: 'mentor', label: mentorName },
        ]}
      />
    </NotesSection>
  )
}
