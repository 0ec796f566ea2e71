import { useTranslation } from '~/i18n/use-translation'
import { followUp, listFollowUps } from '~/domain/follow-ups/follow-ups.server'
import { FollowUpOnPair } from '~/domain/follow-ups/schema'
import { listFeedback } from '~/domain/mentorships/feedback.server'
import { findAdminMentorship } from '~/domain/mentorships/mentorships.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { returnTo, useBackTo } from '~/http/return-to'
import { FollowUpPage } from '~/parts/follow-ups/follow-up-page'
import { FeedbackList } from '~/parts/mentorships/feedback-list'
import { newsOfPair } from '~/parts/mentorships/news-of-pair.server'
import { RecordSection } from '~/ui/record-page'

export const handle: Handle = {
  title: (t) => t('records:followUp.title'),
}

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorshipId)
  const [mentorship, feedback, followUps] = await Promise.all([
    findAdminMentorship(viewer, id),
    listFeedback(viewer, id),
    listFollowUps(viewer, { mentorshipId: id }),
  ])
  if (!mentorship) throw notFound()
  return { mentorship, feedback, followUps: [...followUps] }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorshipId)
  return submit(args, FollowUpOnPair, async (act) => {
    await followUp(viewer, id, act)
    return redirect(
      returnTo(args.request, `/admin/mentorships/${id}`),
      await newsOfPair(viewer, id, act.intent === 'take' ? 'pairTaken' : 'pairSettled'),
    )
  })
}

export default function FollowUpMentorshipPage() {
  const { mentorship, feedback, followUps } = useLoaderData<typeof loader>()
  const { t } = useTranslation('records')
  const { menteeName, mentorName } = mentorship
  const trouble = mentorship.trouble ?? followUps[0]?.trouble ?? 'unhappy'
  return (
    <FollowUpPage
      title={t(`followUp.pages.${trouble}`, { menteeName, mentorName })}
      back={useBackTo(`/admin/mentorships/${mentorship.id}`, t('common:shell.admin.mentorships'))}
      waits={mentorship.trouble !== null}
      owner={mentorship.followsUp}
      {...{ trouble, followUps }}
    >
      {feedback.length > 0 && (
        <RecordSection title={t('admin:feedback.title')}>
          <FeedbackList feedback={feedback} />
        </RecordSection>
      )}
    </FollowUpPage>
  )
}
