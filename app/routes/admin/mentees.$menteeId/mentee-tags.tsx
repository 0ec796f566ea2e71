import { useTranslation } from '~/i18n/use-translation'
import type { MenteeRecord } from '~/domain/mentees/admin-mentees.server'
import { StatusTag } from '~/ui/status-tag'

/** Mentee, candidate coachee or coachee, and whether the profile is open to mentors. */
export function MenteeTags({ mentee: { participant, visibility, erased } }: { mentee: MenteeRecord }) {
  const { t } = useTranslation('records')
  if (erased) return <StatusTag label={t('mentee.erased')} />
  return (
    <>
      <StatusTag tone="active" label={t(`mentee.participants.${participant}`)} />
      <StatusTag
        icon={visibility === 'private' ? 'lock' : undefined}
        label={t(`common:profile.${visibility}`)}
      />
    </>
  )
}
