import { useTranslation } from '~/i18n/use-translation'
import type { MenteeRecord } from '~/domain/mentees/admin-mentees.server'
import { formatDateTime, formatLongDate } from '~/i18n/format'
import { MentorLink } from '~/parts/people/person-link'
import { EmailLink, PhoneLink } from '~/ui/contact'
import { StatusTag } from '~/ui/status-tag'

/** The facts below the name: contact, since when, last sign-in, the mentor profile of the same person. */
export function useMenteeFacts(mentee: MenteeRecord) {
  const { t, language } = useTranslation('records')
  const { email, phone, createdAt, lastLoginAt, mentorId, erased } = mentee
  const facts = [
    !erased && <EmailLink key="email" email={email} className="wrap-anywhere" />,
    phone && <PhoneLink key="phone" phone={phone} />,
    t('mentee.since', { when: formatLongDate(language, createdAt) }),
    lastLoginAt
      ? t('mentee.lastLogin', { when: formatDateTime(language, lastLoginAt) })
      : t('mentee.neverSignedIn'),
    mentorId && <MentorLink key="mentor" id={mentorId} name={t('mentee.alsoMentor')} />,
  ]
  return facts.filter(Boolean)
}

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
