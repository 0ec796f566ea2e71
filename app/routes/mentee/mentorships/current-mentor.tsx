import { useTranslation } from '~/i18n/use-translation'
import type { Goal } from '~/domain/mentorships/goals.server'
import type { Proposal } from '~/domain/mentorships/proposals.server'
import type { Session } from '~/domain/mentorships/sessions.server'
import { Link } from '~/http/page'
import { formatLongDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { photoPath } from '~/domain/photos/photo-path'
import { SharedGoals } from '~/parts/mentorships/goals/shared-goals'
import { ContactLinks } from '~/parts/mentorships/contact-links'
import { MentorshipTag } from '~/parts/mentorships/mentorship-tag'
import { isFull } from '~/domain/mentorships/planning'
import { SessionLog } from '~/parts/mentorships/session-log'
import { PairLinks } from '~/parts/mentorships/wishes/pair-links'
import { Avatar } from '~/ui/avatar'
import { Banner } from '~/ui/banner'
import { Card } from '~/ui/card'
import { Disclosure } from '~/ui/disclosure'
import { SummaryList } from '~/ui/summary-list'
import { PlannedSessions } from '~/parts/mentorships/planned-sessions/planned-sessions'
import { SessionCounter, type SessionCounterProps } from './session-counter'

type CurrentMentorProps = SessionCounterProps & {
  sessions: Session[]
  proposal?: Proposal
  goals: Goal[]
}

/** The running or paused mentorship: mentor, contact, sessions. */
export function CurrentMentor({ sessions, proposal, goals, ...counter }: CurrentMentorProps) {
  const { t, language } = useTranslation('mentee')
  const { mentorship, now } = counter
  const { otherName, otherEmail, otherPhone, kind, status, pausedAt, pauseUntil } = mentorship
  const day = (value: Date | string) => formatLongDate(language, value)
  // Before their first date has passed, the pair plans; what was held is noted afterwards.
  const met =
    mentorship.completedSessions > 0 || sessions.some(({ startsAt }) => startsAt !== null && startsAt <= now)
  return (
    <Card>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-4">
        <Avatar name={otherName} src={photoPath(mentorship.mentorPhotoId, 'small')} />
        <div className="min-w-0 flex-1 basis-60">
          <p className="text-sm text-muted">{t(`current.role.${kind}`)}</p>
          <h3 className="text-xl wrap-anywhere">
            <Link to={`/mentors/${mentorship.mentorId}`}>{otherName}</Link>
          </h3>
          <ContactLinks email={otherEmail} phone={otherPhone} />
        </div>
        <MentorshipTag status={status} />
      </div>
      {mentorship.endsOn && (
        <Banner tone="warning" className="mt-5">
          {t('current.endsOn', { date: day(mentorship.endsOn) })}
        </Banner>
      )}
      {mentorship.endsSoon && (
        <p className="mt-5 max-w-read">{t(`pair:keepInTouch.${mentorship.endsSoon}`)}</p>
      )}
      <div className="mt-6 grid items-start gap-x-10 gap-y-6 *:min-w-0 lg:grid-cols-2">
        <SummaryList
          rows={[
            { label: t('common:facts.package'), value: nameIn(language, mentorship.packageNames) },
            { label: t('common:facts.startedOn'), value: day(mentorship.startedAt) },
            ...(pausedAt ? [{ label: t('common:facts.pausedAt'), value: day(pausedAt) }] : []),
            ...(pauseUntil ? [{ label: t('common:facts.pauseUntil'), value: day(pauseUntil) }] : []),
            { label: t('common:facts.plannedEnd'), value: day(mentorship.plannedEndOn) },
          ]}
        />
        {status === 'running' && met && <SessionCounter {...counter} />}
      </div>
      {status === 'running' && (
        <div className="mt-8 grid gap-4 *:min-w-0">
          <h4 className="text-base font-bold">{t('mentor:planning.title')}</h4>
          <PlannedSessions
            side="mentee"
            mentorship={mentorship}
            full={isFull(mentorship, sessions)}
            {...{ sessions, proposal, now }}
          />
          {!met && (
            <Disclosure summary={t('counter.already')} open={counter.add.form.status === 'error'}>
              <SessionCounter {...counter} />
            </Disclosure>
          )}
        </div>
      )}
      <div className="mt-8">
        <SharedGoals side="mentee" mentorship={mentorship} goals={goals} />
      </div>
      <div className="mt-6 empty:hidden">
        <SessionLog sessions={sessions} />
      </div>
      <div className="mt-6">
        <PairLinks side="mentee" mentorship={mentorship} />
      </div>
    </Card>
  )
}
