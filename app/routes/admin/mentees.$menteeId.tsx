import { useTranslation } from '~/i18n/use-translation'
import { namesOf } from '~/domain/lookups/lookups.server'
import { findMenteeRecord } from '~/domain/mentees/admin-mentees.server'
import { readMenteePage } from '~/domain/mentees/mentee-page.server'
import { actOnNotes } from '~/domain/people/people.server'
import { NoteAct, WriteNote } from '~/domain/people/schema'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { useBackTo } from '~/http/return-to'
import { getLanguage } from '~/http/language.server'
import { AccountSection } from '~/parts/people/account-section'
import { HistorySection } from '~/parts/people/history-section'
import { InvitationNeed } from '~/parts/people/invitation-need'
import { NotesSection, useNoteLabels } from '~/parts/people/notes-section'
import { NeededNow } from '~/parts/records/needed-now'
import { Avatar } from '~/ui/avatar'
import { RecordPage } from '~/ui/record-page'
import { MenteeActs } from './mentees.$menteeId/mentee-acts'
import { MenteeTags, useMenteeFacts } from './mentees.$menteeId/mentee-facts'
import { MenteeMentorships } from './mentees.$menteeId/mentee-mentorships'
import { MenteeMessages } from './mentees.$menteeId/mentee-messages'
import { MenteeProfile } from './mentees.$menteeId/mentee-profile'
import { MenteePurchases } from './mentees.$menteeId/mentee-purchases'
import { MenteeRequests } from './mentees.$menteeId/mentee-requests'
import { MenteeScholarships } from './mentees.$menteeId/mentee-scholarships'

export const handle: Handle<{ mentee: { fullName: string } } | undefined> = {
  title: (t, data) => t('common:by.mentee', { name: data?.mentee.fullName ?? '' }),
}

const queue = '/admin/mentees'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const language = await getLanguage(args)
  const before = new URL(args.request.url).searchParams.get('before')
  const page = or404(await readMenteePage(viewer, idParameter(args.params.menteeId), { before, language }))
  const { mentee } = page
  const [industry, workStatus, county, topic] = await Promise.all(
    (['industries', 'work_statuses', 'counties', 'support_topics'] as const).map((list) =>
      namesOf(list, language),
    ),
  )
  const words = {
    industry: industry!(mentee.industryId),
    workStatus: workStatus!(mentee.workStatusId),
    county: county!(mentee.countyId),
    topics: mentee.topicIds.map((id) => topic!(id)).filter((name) => name !== undefined),
  }
  return { ...page, words }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.menteeId)
  return submit(args, NoteAct, async (act) => {
    const mentee = or404(await findMenteeRecord(viewer, id))
    await actOnNotes(viewer, mentee.userId, act)
    return redirect(`/admin/mentees/${id}#notes`, act.intent === 'note' ? 'noteWritten' : 'noteDeleted', {
      name: mentee.fullName,
    })
  })
}

export default function MenteePage() {
  const page = useLoaderData<typeof loader>()
  const { mentee, words, need, others, purchases, parts, awards, requests, mentorships } = page
  const { t } = useTranslation('records')
  const note = useActionForm(WriteNote, { id: `note-${page.notes[0]?.id ?? 0}` })
  const facts = useMenteeFacts(mentee)
  const open = !mentee.own && !mentee.erased
  return (
    <>
      <div className="mb-8 empty:hidden">
        <FormErrors form={note.form} labels={useNoteLabels()} />
      </div>
      <RecordPage
        title={mentee.fullName}
        back={useBackTo(queue, t('common:shell.admin.mentees'))}
        picture={<Avatar name={mentee.fullName} size="lg" />}
        tag={<MenteeTags mentee={mentee} />}
        facts={facts}
        contents={{
          label: t('common:shell.onThisPage'),
          sections: [
            { id: 'notes', title: t('people:notes.title') },
            { id: 'purchases', title: t('common:facts.purchases') },
            { id: 'requests', title: t('common:facts.requests') },
            { id: 'mentorships', title: t('common:facts.mentorships') },
            { id: 'profile', title: t('common:facts.profile') },
            { id: 'scholarships', title: t('common:shell.admin.scholarships') },
            { id: 'messages', title: t('mentee.messages') },
            { id: 'account', title: t('people:account.title') },
            { id: 'history', title: t('people:history.title') },
          ],
        }}
        next={
          page.due ? (
            <InvitationNeed due={page.due} profile="mentee" own={mentee.own} />
          ) : (
            <NeededNow need={need} others={others} />
          )
        }
      >
        <MenteeActs mentee={mentee} parts={parts} />
        <NotesSection key={note.form.id} {...note} notes={page.notes} mayWrite={open} />
        <MenteePurchases purchases={purchases} parts={parts} />
        <MenteeRequests requests={requests} own={mentee.own} />
        <MenteeMentorships mentorships={mentorships} />
        <MenteeProfile mentee={mentee} words={words} />
        <MenteeScholarships mentee={mentee} awards={awards} />
        <MenteeMessages mentee={mentee} messages={page.messages} />
        <AccountSection
          account={page.account}
          consents={page.consents}
          edit={`/admin/mentees/${mentee.id}/profile`}
        />
        <HistorySection timeline={page.timeline} about={{ menteeId: mentee.id }} />
      </RecordPage>
    </>
  )
}
