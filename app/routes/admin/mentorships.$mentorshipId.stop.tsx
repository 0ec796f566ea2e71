import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, flash, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { EndedMentorship } from '~/parts/mentorships/ended-mentorship'
import { newsOfPair } from '~/parts/mentorships/news-of-pair.server'
import { MentorshipFacts } from '~/parts/mentorships/mentorship-facts'
import { findAdminMentorship } from '~/domain/mentorships/mentorships.server'
import { StopMentorship } from '~/domain/mentorships/schema'
import { StopEffects } from './mentorships.$mentorshipId.stop/stop-effects'
import { StopForm } from './mentorships.$mentorshipId.stop/stop-form'
import { FormErrors, useActionForm } from '~/http/action-form'
import { returnTo, useBackTo } from '~/http/return-to'
import { ConfirmationPage } from '~/ui/confirmation-page'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('admin:stop.title') }

const queue = '/admin/mentorships'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const mentorship = await findAdminMentorship(viewer, idParameter(args.params.mentorshipId))
  if (!mentorship) throw notFound()
  return { mentorship }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorshipId)
  return submit(args, StopMentorship, async (stop) => {
    await acts.stopMentorship(viewer, { mentorshipId: id, ...stop })
    return redirect(returnTo(args.request, queue), {
      headers: flash(await newsOfPair(viewer, id, 'mentorshipStopped')),
    })
  })
}

export default function StopMentorshipPage() {
  const { mentorship } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const stop = useActionForm(StopMentorship, { id: 'stop' })
  const page = {
    title: t('stop.title'),
    back: useBackTo(queue, t('common:shell.admin.mentorships')),
    errors: (
      <FormErrors
        form={stop.form}
        labels={{ requestedBy: t('stop.requestedBy'), reason: t('common:facts.reason') }}
      />
    ),
  }
  // After an error the form and its values stay; only a new visit shows that the mentorship has ended.
  const ended = mentorship.endedAt !== null && stop.form.status !== 'error'
  if (ended) return <EndedMentorship {...page} mentorship={mentorship} />
  return (
    <ConfirmationPage
      {...page}
      form={
        <StopForm {...stop} inFirstDays={mentorship.firstDays} coaching={mentorship.kind === 'coaching'} />
      }
      cancel={{ to: page.back.to, label: t('stop.cancel') }}
    >
      <MentorshipFacts mentorship={mentorship} />
      <StopEffects mentorship={mentorship} />
    </ConfirmationPage>
  )
}
