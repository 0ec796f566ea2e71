import { randomUUID } from 'node:crypto'
import { readMenteeOverview } from '~/domain/mentorships/mentee-overview.server'
import { AddOwnSession, ChangeSessions } from '~/domain/mentorships/session-schema'
import { changeSessions } from '~/domain/mentorships/sessions.server'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, redirect, requireViewer, submit } from '~/http/page.server'
import { getLanguage } from '~/http/language.server'
import { useTranslation } from '~/i18n/use-translation'
import { NewsToCome } from '~/parts/waiting/news-to-come'
import { UnconfirmedEmail } from '~/parts/accounts/confirm-email-line'
import { ClosingPanel } from '~/parts/mentorships/closing-panel'
import { PausedPairs } from '~/parts/mentorships/paused-pairs'
import { useSessionLabels } from '~/parts/mentorships/session-fields'
import { EmptyState } from '~/ui/empty-state'
import { NumberedSteps } from '~/ui/numbered-steps'
import { PageHeader } from '~/ui/page-header'
import { RecordSection } from '~/ui/record-page'
import { CurrentMentor } from './mentorships/current-mentor'
import { FindingHelp } from './mentorships/finding-help'
import { MenteeNextStep } from './mentorships/mentee-next-step'
import { PackageCard, type PackageCardProps } from './mentorships/package-card'
import { PreviousMentors } from './mentorships/previous-mentors'
import { SentRequests } from './mentorships/sent-requests'
import { SuggestedMentors } from './mentorships/suggested-mentors'

export const handle: Handle = {
  title: (t) => t('common:shell.menu.menteeMentorships'),
}

// This page answers "what now?"; older requests are behind a link.
const requestsShown = 5

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const { requests, ...overview } = await readMenteeOverview(viewer, await getLanguage(args))
  const all = new URL(args.request.url).searchParams.get('requests') === 'all'
  const shown = all ? requests : requests.slice(0, requestsShown)
  return {
    ...overview,
    requests: shown,
    more: requests.length - shown.length,
    formKey: randomUUID(),
    now: new Date(),
  }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  return submit(args, ChangeSessions, async (change) => {
    await changeSessions(viewer, change)
    return redirect('/mentee/mentorships', change.intent === 'increase' ? 'sessionAdded' : 'sessionRemoved')
  })
}

/** One package with one part that is asked for or in use: the request or the mentorship says all of it. */
const simplyUsed = (packages: Pick<PackageCardProps, 'parts'>[]) =>
  packages.length === 1 &&
  packages[0]!.parts.length === 1 &&
  packages[0]!.parts.every(({ status }) => status === 'pending' || status === 'running')

export default function MenteeMentorshipsPage() {
  const { t } = useTranslation('mentee')
  const {
    closing,
    packages,
    requests,
    more,
    current,
    paused,
    sessions,
    goals,
    proposal,
    previous,
    next,
    help,
    waitingFor,
    favourites,
    suggested,
    formKey,
    now,
  } = useLoaderData<typeof loader>()
  const add = useActionForm(AddOwnSession, { id: 'session' })
  const labels = useSessionLabels()
  return (
    <>
      <div className="mb-8 empty:hidden">
        <FormErrors form={add.form} labels={labels} />
      </div>
      <PageHeader title={t('common:shell.menu.menteeMentorships')} />
      <div className="grid gap-12">
        {closing && <ClosingPanel side="mentee" mentorship={closing} />}
        {(next.step === 'answer' || next.step === 'question') && (
          <NewsToCome what="request" of={next.request} here="/mentee/mentorships" />
        )}
        {next.step === 'confirmation' && (
          <NewsToCome what="order" of={next.purchase} here="/mentee/mentorships" />
        )}
        <MenteeNextStep next={next} mentors={suggested?.mentors ?? []} now={now} />
        <UnconfirmedEmail side="mentee" />
        {current && (
          <RecordSection
            id="current"
            title={t(current.status === 'paused' ? 'pair:paused' : 'current.title')}
          >
            <CurrentMentor mentorship={current} {...{ sessions, proposal, goals, formKey, now, add }} />
          </RecordSection>
        )}
        {packages.length === 0 && <FirstSteps />}
        {packages.length > 0 && !simplyUsed(packages) && (
          <RecordSection title={t('packages.title')}>
            <ul className="grid items-stretch gap-5 md:grid-cols-2">
              {packages.map(({ purchase, parts }) => (
                <PackageCard key={purchase.id} purchase={purchase} parts={parts} />
              ))}
            </ul>
          </RecordSection>
        )}
        {packages.length > 0 && (
          <RecordSection title={t('requests.title')}>
            {requests.length > 0 ? (
              <SentRequests requests={requests} more={more} now={now} />
            ) : (
              <EmptyState title={t('requests.empty')} level={3}>
                {t('requests.emptyText')}
              </EmptyState>
            )}
          </RecordSection>
        )}
        {paused.length > 0 && (
          <RecordSection title={t('pair:paused')}>
            <PausedPairs side="mentee" mentorships={paused} />
          </RecordSection>
        )}
        {suggested && next.step !== 'declined' && <SuggestedMentors {...suggested} />}
        <FindingHelp {...{ help, waitingFor, favourites }} asks={suggested !== null} />
        {previous.length > 0 && (
          <RecordSection title={t('previous.title')}>
            <PreviousMentors mentorships={previous} />
          </RecordSection>
        )}
      </div>
    </>
  )
}

/** The first steps, for a new mentee. */
function FirstSteps() {
  const { t } = useTranslation('mentee')
  const steps = ['package', 'request', 'meet'].map((step) => ({
    title: t(`firstSteps.${step}.title`),
    text: t(`firstSteps.${step}.text`),
  }))
  return (
    <RecordSection title={t('firstSteps.title')}>
      <NumberedSteps steps={steps} />
    </RecordSection>
  )
}
