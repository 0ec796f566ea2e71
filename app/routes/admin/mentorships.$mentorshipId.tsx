import { useTranslation } from '~/i18n/use-translation'
import { readMentorshipRecord } from '~/domain/mentorships/mentorship-records.server'
import { ActOnPair, NoteOnPair } from '~/domain/people/schema'
import { readMentorshipTimeline } from '~/domain/people/timeline.server'
import { listWaits } from '~/domain/queues/queues.server'
import { mentorshipNeed, withWaits } from '~/domain/records/needs'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { useBackTo } from '~/http/return-to'
import { formatLongDate } from '~/i18n/format'
import { getLanguage } from '~/http/language.server'
import { nameIn } from '~/i18n/names'
import { FollowUpForms } from '~/parts/follow-ups/follow-up-forms'
import { GoalList } from '~/parts/mentorships/goals/goal-list'
import { FeedbackList } from '~/parts/mentorships/feedback-list'
import { MentorshipTag } from '~/parts/mentorships/mentorship-tag'
import { HistorySection } from '~/parts/people/history-section'
import { useNoteLabels } from '~/parts/people/notes-section'
import { NeededNow } from '~/parts/records/needed-now'
import { RecordPage, RecordSection } from '~/ui/record-page'
import { actOnPair } from './mentorships.$mentorshipId/act-on-pair.server'
import { MentorshipActs } from './mentorships.$mentorshipId/mentorship-acts'
import { Pair } from './mentorships.$mentorshipId/pair'
import { PairNotes } from './mentorships.$mentorshipId/pair-notes'
import { PairSessions } from './mentorships.$mentorshipId/pair-sessions'
import { PairState } from './mentorships.$mentorshipId/pair-state'
import { PairTestimonials } from './mentorships.$mentorshipId/pair-testimonials'
import { PairWishes } from './mentorships.$mentorshipId/pair-wishes'

export const handle: Handle<{ mentorship: { menteeName: string; mentorName: string } } | undefined> = {
  title: (t, data) => t('records:mentorship.pageTitle', { ...data?.mentorship }),
}

const queue = '/admin/mentorships'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorshipId)
  const language = await getLanguage(args)
  const query = new URL(args.request.url).searchParams
  const before = query.get('before')
  const automatic = query.has('automatic')
  const [record, waits, timeline] = await Promise.all([
    readMentorshipRecord(viewer, id),
    listWaits(viewer, 'mentorship', id),
    readMentorshipTimeline(viewer, id, { before, automatic, language }),
  ])
  if (!record) throw notFound()
  return { ...record, timeline, automatic, ...withWaits(mentorshipNeed(record), waits) }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorshipId)
  return submit(args, ActOnPair, async (act) => {
    const { news, place = '' } = await actOnPair(viewer, id, act)
    return redirect(`/admin/mentorships/${id}${place}`, news)
  })
}

export default function MentorshipPage() {
  const {
    mentorship,
    sessions,
    goals,
    notes,
    feedback,
    testimonials,
    wishes,
    followUps,
    timeline,
    automatic,
    need,
    others,
  } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('records')
  const note = useActionForm(NoteOnPair, { id: `note-${notes[0]?.id ?? 0}`, intent: 'note' })
  const { menteeId, menteeName, mentorId, mentorName, kind, status, startedAt } = mentorship
  return (
    <RecordPage
      title={t('mentorship.title', { menteeName, mentorName })}
      back={useBackTo(queue, t('common:shell.admin.mentorships'))}
      tag={<MentorshipTag status={status} />}
      facts={[
        t(`common:kind.${kind}`),
        nameIn(language, mentorship.packageNames),
        t('mentorship.since', { when: formatLongDate(language, startedAt) }),
      ]}
      contents={{
        label: t('common:shell.onThisPage'),
        sections: [
          wishes.length > 0 && { id: 'wishes', title: t('pair:team.list') },
          mentorship.trouble !== null && {
            id: 'follow-up',
            title: t(`followUp.troubles.${mentorship.trouble}`),
          },
          { id: 'notes', title: t('people:notes.title') },
          { id: 'state', title: t('common:facts.mentorship') },
          { id: 'sessions', title: t('common:facts.sessions') },
          { id: 'goals', title: t('mentorship.goals') },
          { id: 'feedback', title: t('admin:feedback.title') },
          testimonials.length > 0 && { id: 'testimonials', title: t('mentorship.testimonials') },
          { id: 'history', title: t('people:history.title') },
        ],
      }}
      next={<NeededNow need={need} others={others} />}
    >
      <FormErrors form={note.form} labels={{ ...useNoteLabels(), about: t('people:notes.whom') }} />
      <PairWishes {...{ wishes, mentorship }} />
      {!mentorship.own && (
        <FollowUpForms trouble={mentorship.trouble} owner={mentorship.followsUp} followUps={followUps} />
      )}
      <Pair mentorship={mentorship} />
      <PairNotes key={note.form.id} {...note} {...{ mentorship, notes, followUps }} />
      <MentorshipActs mentorship={mentorship} need={need} />
      <PairState mentorship={mentorship} />
      <PairSessions mentorship={mentorship} sessions={sessions} />
      <RecordSection id="goals" title={t('mentorship.goals')}>
        {goals.length > 0 ? (
          <GoalList goals={goals} />
        ) : (
          <p className="text-muted">{t('mentorship.noGoal')}</p>
        )}
      </RecordSection>
      <RecordSection id="feedback" title={t('admin:feedback.title')}>
        <FeedbackList feedback={feedback} />
      </RecordSection>
      <PairTestimonials mentorship={mentorship} testimonials={testimonials} />
      <HistorySection
        timeline={timeline}
        about={{ mentorshipId: mentorship.id, mentorId, menteeId }}
        automatic={automatic}
      />
    </RecordPage>
  )
}
