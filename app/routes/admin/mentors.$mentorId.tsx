import { useTranslation } from '~/i18n/use-translation'
import type { z } from 'zod'
import * as acts from '~/db/generated/acts.server'
import { followUp } from '~/domain/follow-ups/follow-ups.server'
import { MentorAct, PublishTestimonial } from '~/domain/mentors/mentor-record-schema'
import { findMentorRecord, readMentorPage } from '~/domain/mentors/mentor-record.server'
import { actOnNotes } from '~/domain/people/people.server'
import { DeleteNote, WriteNote } from '~/domain/people/schema'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { getLanguage } from '~/http/language.server'
import type { News } from '~/http/news'
import { returnTo } from '~/http/return-to'
import { FollowUpForms } from '~/parts/follow-ups/follow-up-forms'
import { AccountSection } from '~/parts/people/account-section'
import { HistorySection } from '~/parts/people/history-section'
import { NotesSection, useNoteLabels } from '~/parts/people/notes-section'
import type { Viewer } from '~/viewer/viewer'
import { MentorClearance } from './mentors.$mentorId/mentor-clearance'
import { MentorGifts } from './mentors.$mentorId/mentor-gifts'
import { MentorMentorships } from './mentors.$mentorId/mentor-mentorships'
import { MentorMessages } from './mentors.$mentorId/mentor-messages'
import { MentorProfile } from './mentors.$mentorId/mentor-profile'
import { MentorFrame } from './mentors.$mentorId/mentor-frame'
import { MentorRequests } from './mentors.$mentorId/mentor-requests'
import { MentorTestimonials } from './mentors.$mentorId/mentor-testimonials'

export const handle: Handle<{ mentor?: { fullName: string } } | undefined> = {
  title: (t, data) => t('common:by.mentor', { name: data?.mentor?.fullName ?? '' }),
}

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const page = await readMentorPage(viewer, idParameter(args.params.mentorId), {
    before: new URL(args.request.url).searchParams.get('before'),
    language: await getLanguage(args),
  })
  if (!page) throw notFound()
  return { ...page, now: new Date() }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorId)
  return submit(args, MentorAct, async (act) => {
    const { news, anchor } = await actOnMentor(viewer, id, act)
    const record = `/admin/mentors/${id}`
    // A trouble that was opened from Today leads back to it.
    return redirect(anchor ? `${record}#${anchor}` : returnTo(args.request, record), news)
  })
}

export default function MentorPage() {
  const { mentor, account, ...page } = useLoaderData<typeof loader>()
  const { t } = useTranslation('people')
  // The key empties the field once its note is in the list.
  const note = useActionForm(WriteNote, { id: `note-${page.notes[0]?.id ?? 0}`, intent: 'note' })
  const deleted = useActionForm(DeleteNote, { id: 'delete-note', intent: 'deleteNote' })
  const published = useActionForm(PublishTestimonial, { id: 'publish', intent: 'publish' })
  const mayAct = !mentor.own && !mentor.erased
  return (
    <MentorFrame
      {...{ mentor, account }}
      due={page.due}
      requests={page.requests}
      testimonials={page.testimonials}
      waits={page.waits}
      sections={[
        ...(mentor.flagged ? [{ id: 'follow-up', title: t('records:followUp.troubles.flagged') }] : []),
        { id: 'notes', title: t('notes.title') },
        { id: 'requests', title: t('requests.title') },
        { id: 'mentorships', title: t('common:facts.mentorships') },
        { id: 'clearance', title: t('clearance.title') },
        ...(page.gifts.length > 0 ? [{ id: 'gifts', title: t('gifts.title') }] : []),
        { id: 'profile', title: t('common:facts.profile') },
        ...(['testimonials', 'messages', 'account', 'history'] as const).map((id) => ({
          id,
          title: t(`${id}.title`),
        })),
      ]}
      errors={
        <>
          <FormErrors form={note.form} labels={useNoteLabels()} />
          <FormErrors form={deleted.form} />
          <FormErrors form={published.form} />
        </>
      }
    >
      {mayAct && (
        <FollowUpForms
          trouble={mentor.flagged ? 'flagged' : null}
          owner={mentor.followsUp}
          followUps={page.followUps}
        />
      )}
      <NotesSection
        key={note.form.id}
        {...note}
        notes={page.notes}
        followUps={page.followUps}
        mayWrite={mayAct}
      />
      <MentorRequests mentor={mentor} requests={page.requests} now={page.now} mayAct={mayAct} />
      <MentorMentorships mentorships={page.mentorships} />
      <MentorClearance mentor={mentor} mayAct={mayAct} />
      <MentorGifts gifts={page.gifts} />
      <MentorProfile mentor={mentor} profile={page.profile} edits={page.edits} mayAct={mayAct} />
      <MentorTestimonials mentorId={mentor.id} testimonials={page.testimonials} mayAct={mayAct} />
      <MentorMessages mentorId={mentor.id} messages={page.messages} mayAct={mayAct} />
      <AccountSection account={account} consents={page.consents} edit={`/admin/mentors/${mentor.id}/edit`} />
      <HistorySection
        timeline={page.timeline}
        about={{ mentorId: mentor.id, menteeId: account.menteeId ?? undefined }}
      />
    </MentorFrame>
  )
}

/** An act on the page of a mentor; returns its outcome and the section that shows it. */
async function actOnMentor(
  viewer: Viewer,
  id: number,
  act: z.infer<typeof MentorAct>,
): Promise<{ news: News; anchor?: string }> {
  const mentor = or404(await findMentorRecord(viewer, id))
  const news = (key: string) => ({ key, values: { name: mentor.fullName } })
  if (act.intent === 'publish') {
    const publish = act.publish === 'yes'
    await acts.publishTestimonial(viewer, { testimonialId: act.testimonialId, publish, seen: act.seen })
    return {
      news: news(publish ? 'testimonialPublished' : 'testimonialUnpublished'),
      anchor: 'testimonials',
    }
  }
  if (act.intent === 'take' || act.intent === 'settle') {
    await followUp(viewer, id, act)
    return { news: news(act.intent === 'take' ? 'mentorTaken' : 'mentorSettled') }
  }
  await actOnNotes(viewer, mentor.userId, act)
  return { news: news(act.intent === 'note' ? 'noteWritten' : 'noteDeleted'), anchor: 'notes' }
}
