import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { DueProfile } from '~/domain/created-people/created-people.server'
import type { MentorRecord } from '~/domain/mentors/mentor-record.server'
import { useConstants } from '~/http/page'
import { useBackTo } from '~/http/return-to'
import { formatLongDate } from '~/i18n/format'
import { photoPath } from '~/domain/photos/photo-path'
import { InvitationNeed } from '~/parts/people/invitation-need'
import { Avatar } from '~/ui/avatar'
import { Banner } from '~/ui/banner'
import { RecordPage } from '~/ui/record-page'
import { StatusTag } from '~/ui/status-tag'
import { MentorContact } from './mentor-contact'
import { MentorNeeds, type MentorNeedsProps } from './mentor-needs'

const tones = {
  new: 'info',
  awaiting_response: 'warning',
  active: 'success',
  inactive: 'neutral',
  rejected: 'danger',
} as const
const statusKeys = {
  new: 'new',
  awaiting_response: 'awaitingResponse',
  active: 'active',
  inactive: 'inactive',
  rejected: 'rejected',
} as const

type MentorFrameProps = MentorNeedsProps & {
  /** The owner has not completed the profile yet. */
  due?: DueProfile
  errors: ReactNode
  sections: { id: string; title: string }[]
  children: ReactNode
}

/** The page of a mentor around its sections: who it is, what is needed now, contact. */
export function MentorFrame(props: MentorFrameProps) {
  const { mentor, account, requests, testimonials, waits, due, errors, sections, children } = props
  const { t } = useTranslation('people')
  const { fullName: name, status } = mentor
  return (
    <>
      <div className="mb-8 grid gap-4 empty:hidden">{errors}</div>
      <RecordPage
        title={name}
        back={useBackTo('/admin/mentors', t('common:shell.admin.mentors'))}
        picture={<Avatar name={name} src={photoPath(mentor.photoId, 'small')} size="lg" loading="eager" />}
        tag={<StatusTag tone={tones[status]} label={t(`common:status.mentor.${statusKeys[status]}`)} />}
        facts={useFacts(mentor)}
        contents={{ label: t('common:shell.onThisPage'), sections }}
        next={
          due ? (
            <InvitationNeed due={due} profile="mentor" own={mentor.own} />
          ) : (
            <MentorNeeds {...{ mentor, account, requests, testimonials, waits }} />
          )
        }
        aside={<MentorContact mentor={mentor} account={account} />}
      >
        {mentor.own && <Banner>{t('mentor.own')}</Banner>}
        {children}
      </RecordPage>
    </>
  )
}

/** Since when, what can be asked of the mentor, and the rejections that count. */
function useFacts(mentor: MentorRecord) {
  const { t, language } = useTranslation('people')
  const { flagMonths, flagRejections } = useConstants()
  const { status, approvedAt, appliedAt, awayUntil, rejections } = mentor
  return [
    mentor.title,
    approvedAt
      ? t('mentor.since', { when: formatLongDate(language, approvedAt) })
      : t('admin:applications.appliedOn', { when: formatLongDate(language, appliedAt) }),
    status === 'active' && t(`common:status.availability.${availabilityOf(mentor)}`),
    awayUntil && t('mentor.awayUntil', { when: formatLongDate(language, awayUntil) }),
    rejections > 0 && t('mentor.rejections', { count: rejections, flagRejections, flagMonths }),
  ].filter(Boolean)
}

function availabilityOf({
  inCollaboration,
  availableForMentoring: mentoring,
  availableForCoaching: coaching,
}: MentorRecord) {
  if (inCollaboration) return 'inCollaboration'
  if (mentoring && coaching) return 'both'
  if (mentoring) return 'mentoring'
  return coaching ? 'coaching' : 'none'
}
