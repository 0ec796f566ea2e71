import { useTranslation } from '~/i18n/use-translation'
import type { Goal } from '~/domain/mentorships/goals.server'
import type { Mentorship } from '~/domain/mentorships/mentorships.server'
import type { Proposal } from '~/domain/mentorships/proposals.server'
import type { Session } from '~/domain/mentorships/sessions.server'
import { formatLongDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { SafetyLine } from '~/layouts/safety-line'
import { SharedGoals } from '~/parts/mentorships/goals/shared-goals'
import { ContactLinks } from '~/parts/mentorships/contact-links'
import { MentorshipTag } from '~/parts/mentorships/mentorship-tag'
import { PlannedSessions } from '~/parts/mentorships/planned-sessions/planned-sessions'
import { isFull } from '~/domain/mentorships/planning'
import { SessionLog } from '~/parts/mentorships/session-log'
import { PairLinks } from '~/parts/mentorships/wishes/pair-links'
import { Avatar } from '~/ui/avatar'
import { Banner } from '~/ui/banner'
import { Card } from '~/ui/card'
import { LeafMeter } from '~/ui/leaf'
import { SummaryList } from '~/ui/summary-list'

type CurrentMenteeProps = {
  mentorship: Mentorship
  sessions: Session[]
  proposal?: Proposal
  goals: Goal[]
  now: Date
}

/** The running mentorship for the mentor: contact of the mentee, progress, sessions. */
export function CurrentMentee({ mentorship, sessions, proposal, goals, now }: CurrentMenteeProps) {
  const { t, language } = useTranslation('mentor')
  return (
    <Card as="article">
      <div className="grid gap-6">
        <div className="flex flex-wrap items-start gap-4">
          <Avatar name={mentorship.otherName} />
          <div className="min-w-0 flex-1 basis-56">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <h3 className="text-xl wrap-anywhere">{mentorship.otherName}</h3>
              <MentorshipTag status={mentorship.status} />
            </div>
            <p className="text-muted">
              {t(`current.kind.${mentorship.kind}`, { package: nameIn(language, mentorship.packageNames) })}
            </p>
            <ContactLinks email={mentorship.otherEmail} phone={mentorship.otherPhone} />
          </div>
        </div>
        {mentorship.safetyPerson && (
          <Banner>
            <p>{t('current.minor')}</p>
            <SafetyLine person={mentorship.safetyPerson} />
          </Banner>
        )}
        {mentorship.endsOn && (
          <Banner tone="warning">
            {t('current.notice', { when: formatLongDate(language, mentorship.endsOn) })}
          </Banner>
        )}
        {mentorship.endsSoon && <p className="max-w-read">{t(`pair:keepInTouch.${mentorship.endsSoon}`)}</p>}
        <Plan mentorship={mentorship} />
        <div className="grid gap-4">
          <h4 className="text-base font-bold">{t('planning.title')}</h4>
          <PlannedSessions
            side="mentor"
            mentorship={mentorship}
            full={isFull(mentorship, sessions)}
            {...{ sessions, proposal, now }}
          />
        </div>
        <SharedGoals side="mentor" mentorship={mentorship} goals={goals} />
        <SessionLog sessions={sessions} />
        <PairLinks side="mentor" mentorship={mentorship} />
      </div>
    </Card>
  )
}

function Plan({ mentorship }: { mentorship: Mentorship }) {
  const { t, language } = useTranslation('mentor')
  const { completedSessions: done, minimumSessions: minimum, lastSessionOn } = mentorship
  const sessions = (
    <span className="flex flex-wrap items-center gap-3">
      {t('common:facts.sessionsOf', { done, minimum })}
      <LeafMeter value={done} total={minimum} className="text-primary" />
    </span>
  )
  return (
    <div className="grid gap-3">
      <SummaryList
        rows={[
          { label: t('common:facts.sessions'), value: sessions },
          {
            label: t('common:facts.lastSession'),
            value: lastSessionOn ? formatLongDate(language, lastSessionOn) : t('common:facts.noSession'),
          },
          { label: t('common:facts.startedOn'), value: formatLongDate(language, mentorship.startedAt) },
          { label: t('common:facts.plannedEnd'), value: formatLongDate(language, mentorship.plannedEndOn) },
        ]}
      />
      <p className="max-w-read text-sm text-muted">{t('current.sessionsNote')}</p>
      <p className="max-w-read text-sm text-muted">{t('current.firstDays')}</p>
    </div>
  )
}
