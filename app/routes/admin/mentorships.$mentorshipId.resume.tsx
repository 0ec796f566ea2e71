import { useTranslation } from '~/i18n/use-translation'
import { ConfirmAct, ConfirmErrors } from '~/parts/accounts/confirm-act'
import * as acts from '~/db/acts.server'
import { findAdminMentorship } from '~/domain/mentorships/mentorships.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { newsOfPair } from '~/parts/mentorships/news-of-pair.server'
import { Confirm } from '~/domain/values'
import { returnTo, useBackTo } from '~/http/return-to'
import { formatLongDate, withinDeadline } from '~/i18n/format'
import { EndedMentorship } from '~/parts/mentorships/ended-mentorship'
import { MentorshipFacts } from '~/parts/mentorships/mentorship-facts'
import { Card } from '~/ui/card'
import { EffectList } from '~/ui/effect-list'

export const handle: Handle = { title: (t) => t('admin:resume.title') }

const queue = '/admin/mentorships'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const mentorship = or404(await findAdminMentorship(viewer, idParameter(args.params.mentorshipId)))
  return { mentorship }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorshipId)
  return submit(args, Confirm, async () => {
    const runs = (await acts.resumeMentorship(viewer, { mentorshipId: id })) === 'running'
    const news = await newsOfPair(viewer, id, runs ? 'mentorshipResumed' : 'mentorshipNotResumed')
    return redirect(returnTo(args.request, queue), news)
  })
}

export default function ResumeMentorshipPage() {
  const { mentorship } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('admin')
  const page = {
    title: t('resume.title'),
    back: useBackTo(queue, t('common:shell.admin.mentorships')),
    errors: <ConfirmErrors id="resume" />,
  }
  if (mentorship.status !== 'paused') return <EndedMentorship {...page} mentorship={mentorship} />
  const until = mentorship.resumeBy ? formatLongDate(language, withinDeadline(mentorship.resumeBy)) : ''
  return (
    <ConfirmAct id="resume" {...page} submit={t('resume.title')} keep={t('resume.cancel')}>
      <MentorshipFacts mentorship={mentorship} />
      <Card title={t('common:facts.effects')} tone="primary">
        <EffectList
          effects={[
            t('resume.until', { when: until }),
            t('resume.same'),
            t('resume.other'),
            t('pause.mails'),
          ]}
        />
      </Card>
    </ConfirmAct>
  )
}
