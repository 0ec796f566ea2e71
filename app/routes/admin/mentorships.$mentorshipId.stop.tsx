import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { formatLongDate } from '~/i18n/format'
import { EndedMentorship } from '~/parts/mentorships/ended-mentorship'
import { newsOfPair } from '~/parts/mentorships/news-of-pair.server'
import { MentorshipFacts } from '~/parts/mentorships/mentorship-facts'
import { type AdminMentorship, findAdminMentorship } from '~/domain/mentorships/mentorships.server'
import { StopMentorship } from '~/domain/mentorships/schema'
import { Banner } from '~/ui/banner'
import { Card } from '~/ui/card'
import { EffectList } from '~/ui/effect-list'
import { StopForm } from './mentorships.$mentorshipId.stop/stop-form'
import { FormErrors, useActionForm } from '~/http/action-form'
import { returnTo, useBackTo } from '~/http/return-to'
import { ConfirmationPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('admin:stop.title') }

const queue = '/admin/mentorships'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const mentorship = or404(await findAdminMentorship(viewer, idParameter(args.params.mentorshipId)))
  return { mentorship }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorshipId)
  return submit(args, StopMentorship, async (stop) => {
    await acts.stopMentorship(viewer, { mentorshipId: id, ...stop })
    return redirect(returnTo(args.request, queue), await newsOfPair(viewer, id, 'mentorshipStopped'))
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
      form={<StopForm {...stop} mentorship={mentorship} />}
      cancel={{ to: page.back.to, label: t('stop.cancel') }}
    >
      <MentorshipFacts mentorship={mentorship} />
      <StopEffects mentorship={mentorship} />
    </ConfirmationPage>
  )
}

/** The effects of a stop: at once in the first days, after a notice later. */
function StopEffects({ mentorship }: { mentorship: AdminMentorship }) {
  const { t, language } = useTranslation('admin')
  const { status, firstDays, earlyStopDays, noticeUntil, endsOn } = mentorship
  const when = formatLongDate(language, noticeUntil)
  // A paused mentorship ends at once, and its mentor is already available.
  const ends =
    status === 'paused'
      ? [t('stop.endsPaused')]
      : [
          firstDays ? t('stop.endsNow', { earlyStopDays }) : t('stop.endsLater', { when }),
          t(firstDays ? 'complete.free' : 'stop.freeLater'),
        ]
  const effects = [...ends, t('stop.mails')]
  return (
    <>
      {endsOn && (
        <Banner tone="warning">{t('stop.noticeGiven', { when: formatLongDate(language, endsOn) })}</Banner>
      )}
      <Card title={t('common:facts.effects')} tone="saffron">
        <EffectList effects={effects} />
      </Card>
    </>
  )
}
