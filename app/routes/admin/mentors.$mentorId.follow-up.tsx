import { useTranslation } from '~/i18n/use-translation'
import { followUp, listFollowUps } from '~/domain/follow-ups/follow-ups.server'
import { FollowUpOnMentor } from '~/domain/follow-ups/schema'
import { findMentorRecord } from '~/domain/mentors/mentor-record.server'
import { type Handle, Link, useConstants, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { returnTo, useActLink, useBackTo } from '~/http/return-to'
import { FollowUpPage } from '~/parts/follow-ups/follow-up-page'

export const handle: Handle = {
  title: (t) => t('records:followUp.title'),
}

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorId)
  const [mentor, followUps] = await Promise.all([
    findMentorRecord(viewer, id),
    listFollowUps(viewer, { mentorId: id }),
  ])
  if (!mentor) throw notFound()
  const { fullName: name, rejections, flagged, followsUp } = mentor
  return { mentor: { id, name, rejections, flagged, followsUp }, followUps: [...followUps] }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorId)
  return submit(args, FollowUpOnMentor, async (act) => {
    await followUp(viewer, id, act)
    const mentor = await findMentorRecord(viewer, id)
    return redirect(
      returnTo(args.request, `/admin/mentors/${id}`),
      act.intent === 'take' ? 'mentorTaken' : 'mentorSettled',
      { name: mentor?.fullName ?? '' },
    )
  })
}

export default function FollowUpMentorPage() {
  const { mentor, followUps } = useLoaderData<typeof loader>()
  const { t } = useTranslation('records')
  const { flagMonths } = useConstants()
  const actLink = useActLink()
  const record = `/admin/mentors/${mentor.id}`
  return (
    <FollowUpPage
      title={t('followUp.pages.flagged', { name: mentor.name })}
      lead={t('people:needs.rejections.text', { count: mentor.rejections, flagMonths })}
      back={useBackTo(record, t('common:shell.admin.mentors'))}
      trouble="flagged"
      waits={mentor.flagged}
      owner={mentor.followsUp}
      followUps={followUps}
    >
      <p>
        <Link to={actLink(`${record}/status`)}>{t('followUp.setInactive')}</Link>
      </p>
    </FollowUpPage>
  )
}
