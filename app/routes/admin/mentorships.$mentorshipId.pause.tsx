import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import { findAdminMentorship } from '~/domain/mentorships/mentorships.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { newsOfPair } from '~/parts/mentorships/news-of-pair.server'
import { PauseMentorship } from '~/domain/mentorships/schema'
import { FormErrors, useActionForm } from '~/http/action-form'
import { returnTo, useBackTo } from '~/http/return-to'
import { EndedMentorship } from '~/parts/mentorships/ended-mentorship'
import { MentorshipFacts } from '~/parts/mentorships/mentorship-facts'
import { PauseEffects, PauseForm } from '~/parts/mentorships/pause-form'
import { Card } from '~/ui/card'
import { ConfirmationPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('admin:pause.title') }

const queue = '/admin/mentorships'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const mentorship = or404(await findAdminMentorship(viewer, idParameter(args.params.mentorshipId)))
  return { mentorship }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorshipId)
  return submit(args, PauseMentorship, async (pause) => {
    await acts.pauseMentorship(viewer, { mentorshipId: id, ...pause })
    return redirect(returnTo(args.request, queue), await newsOfPair(viewer, id, 'mentorshipPaused'))
  })
}

export default function PauseMentorshipPage() {
  const { mentorship } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const pause = useActionForm(PauseMentorship, { id: 'pause' })
  const page = {
    title: t('pause.title'),
    back: useBackTo(queue, t('common:shell.admin.mentorships')),
    errors: (
      <FormErrors
        form={pause.form}
        labels={{ until: t('common:facts.pauseUntil'), override: t('pause.override') }}
      />
    ),
  }
  if (mentorship.status !== 'running') return <EndedMentorship {...page} mentorship={mentorship} />
  return (
    <ConfirmationPage
      {...page}
      form={<PauseForm {...pause} pausedBefore={mentorship.pausedBefore} />}
      cancel={{ to: page.back.to, label: t('pause.cancel') }}
    >
      <MentorshipFacts mentorship={mentorship} />
      <Card title={t('common:facts.effects')} tone="saffron">
        <PauseEffects resumeMonths={mentorship.resumeMonths} />
      </Card>
    </ConfirmationPage>
  )
}
