import { useTranslation } from '~/i18n/use-translation'
import type { MentorshipRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { readMentorOverview } from '~/domain/mentorships/mentor-overview.server'
import type { OwnSeminar } from '~/domain/seminars/seminars.server'
import { type Handle, Link, useLoaderData } from '~/http/page'
import { type Args, requireMentor } from '~/http/page.server'
import { formatAppointment, formatDate } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { nameIn } from '~/i18n/names'
import { FaceAndName } from '~/parts/mentors/face-and-name'
import { RejectionsInWindow } from '~/parts/mentorship-requests/rejections-in-window'
import { UnconfirmedEmail } from '~/parts/accounts/confirm-email-line'
import { ClosingPanel } from '~/parts/mentorships/closing-panel'
import { PausedPairs } from '~/parts/mentorships/paused-pairs'
import { Disclosure } from '~/ui/disclosure'
import { PageHeader } from '~/ui/page-header'
import { RecordSection } from '~/ui/record-page'
import { DataTable } from '~/ui/table'
import { CurrentMentee } from './mentorships/current-mentee'
import { MentorNextStep } from './mentorships/mentor-next-step'
import { OwnPraise } from './mentorships/own-praise'
import { PreviousMentees } from './mentorships/previous-mentees'
import { WaitingRequests } from './mentorships/waiting-requests'

export const handle: Handle = {
  title: (t) => t('common:shell.menu.mentorMentorships'),
}

export async function loader(args: Args) {
  const viewer = await requireMentor(args)
  const overview = await readMentorOverview(viewer)
  return { ...overview, mentorId: viewer.mentorId, now: new Date() }
}

export default function MentorMentorshipsPage() {
  const {
    closing,
    next,
    pending,
    answered,
    current,
    paused,
    previous,
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
        <UnconfirmedEmail side="mentor" />
        <WaitingRequests {...{ pending, now, mentorId }} tips={next.step === 'wait' && paused.length === 0} />
        {current && (
          <RecordSection id="current" title={t('current.title')}>
            <CurrentMentee mentorship={current} {...{ sessions, proposal, goals, now }} />
          </RecordSection>
        )}
        {paused.length > 0 && (
          <RecordSection title={t('pair:paused')}>
            <PausedPairs side="mentor" mentorships={paused} />
          </RecordSection>
        )}
        <ComingSeminars seminars={seminars} />
        <RejectionsInWindow count={rejections} />
        <PreviousMentees mentorships={previous} />
        <OwnPraise testimonials={praise} />
        <AnsweredRequests requests={answered} />
      </div>
    </>
  )
}

const mostSeminars = 3

/** The next seminars; nothing if there are none. */
function ComingSeminars({ seminars }: { seminars: OwnSeminar[] }) {
  const { t, language } = useTranslation('seminars')
  const next = seminars.filter(({ state }) => state !== 'cancelled').slice(0, mostSeminars)
  if (next.length === 0) return null
  return (
    <RecordSection title={t('own.coming')} action={<Link to="/mentor/seminars">{t('own.all')}</Link>}>
      <ul className="grid gap-3">
        {next.map(({ id, title, startsAt }) => (
          <li key={id}>
            <Link to={`/mentor/seminars#seminar-${id}`} lang={langOfWords(title)} className="font-medium">
              {title}
            </Link>
            <span className="block text-muted">
              <time dateTime={startsAt.toISOString()}>{formatAppointment(language, startsAt)}</time>
            </span>
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}

/** Answered requests, collapsed. */
function AnsweredRequests({ requests }: { requests: MentorshipRequest[] }) {
  const { t, language } = useTranslation('mentor')
  if (requests.length === 0) return null
  const columns = [
    { id: 'mentee', label: t('common:facts.mentee') },
    { id: 'package', label: t('common:facts.package') },
    { id: 'asked', label: t('common:facts.askedOn'), code: true },
    { id: 'outcome', label: t('answered.outcome') },
  ]
  const rows = requests.map((request) => ({
    id: String(request.id),
    cells: [
      <FaceAndName key="name" name={request.otherName} />,
      nameIn(language, request.packageNames),
      formatDate(language, request.requestedAt),
      t(`answered.${request.status === 'approved' ? 'approved' : (request.closeReason ?? 'expired')}`),
    ],
  }))
  return (
    <Disclosure summary={t('answered.title', { count: requests.length })}>
      <DataTable caption={t('answered.caption')} hideCaption columns={columns} rows={rows} />
    </Disclosure>
  )
}
