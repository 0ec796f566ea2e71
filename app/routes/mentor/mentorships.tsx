import { useTranslation } from '~/i18n/use-translation'
import { readMentorOverview } from '~/domain/mentorships/mentor-overview.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireMentor } from '~/http/page.server'
import { getLanguage } from '~/i18n/i18n.server'
import { RejectionsInWindow } from '~/parts/mentorship-requests/rejections-in-window'
import { ClosingPanel } from '~/parts/mentorships/closing-panel'
import { PageHeader } from '~/ui/page-header'
import { RecordSection } from '~/ui/record-page'
import { AnsweredRequests } from './mentorships/answered-requests'
import { ComingSeminars } from './mentorships/coming-seminars'
import { CurrentMentee } from './mentorships/current-mentee'
import { MentorNextStep } from './mentorships/mentor-next-step'
import { OwnPraise } from './mentorships/own-praise'
import { PreviousMentees } from './mentorships/previous-mentees'
import { WaitingRequests } from './mentorships/waiting-requests'

export const handle: Handle = {
  i18n: ['mentor', 'pair', 'seminars'],
  title: (t) => t('common:shell.menu.mentorMentorships'),
}

export async function loader(args: Args) {
  const viewer = await requireMentor(args)
  const overview = await readMentorOverview(viewer, await getLanguage(args.request))
  return { ...overview, mentorId: viewer.mentorId, now: new Date() }
}

export default function MentorMentorshipsPage() {
  const {
    closing,
    next,
    pending,
    answered,
    current,
    others,
    sessions,
    goals,
    proposal,
    praise,
    rejections,
    seminars,
    mentorId,
    now,
  } = useLoaderData<typeof loader>()
  const { t } = useTranslation('mentor')
  return (
    <>
      <PageHeader title={t('common:shell.menu.mentorMentorships')} />
      <div className="grid gap-10">
        {closing && <ClosingPanel side="mentor" mentorship={closing} />}
        <MentorNextStep next={next} now={now} />
        <WaitingRequests {...{ pending, now, mentorId }} tips={next.step === 'wait'} />
        {current && (
          <RecordSection id="current" title={t('current.title')}>
            <CurrentMentee mentorship={current} {...{ sessions, proposal, goals, now }} />
          </RecordSection>
        )}
        <ComingSeminars seminars={seminars} />
        <RejectionsInWindow count={rejections} />
        <PreviousMentees mentorships={others} />
        <OwnPraise testimonials={praise} />
        <AnsweredRequests requests={answered} />
      </div>
    </>
  )
}
