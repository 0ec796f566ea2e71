import { useTranslation } from '~/i18n/use-translation'
import { type Feedback, findCheckIn, giveFeedback } from '~/domain/mentorships/feedback.server'
import type { Mentorship } from '~/domain/mentorships/mentorships.server'
import { GiveFeedback } from '~/domain/mentorships/schema'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireSide, submit } from '~/http/page.server'
import { FeedbackForm, GivenFeedback, useFeedbackLabels } from '~/parts/mentorships/feedback-form'
import { LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('common:feedback.check_in.title') }

export async function loader(args: Args) {
  const { viewer, side } = await requireSide(args, 'mentee', 'mentor')
  const found = or404(await findCheckIn(viewer, idParameter(args.params.mentorshipId)))
  return { ...found, side }
}

export async function action(args: Args) {
  const { viewer, side } = await requireSide(args, 'mentee', 'mentor')
  const id = idParameter(args.params.mentorshipId)
  return submit(args, GiveFeedback, async (answer) => {
    await giveFeedback(viewer, id, 'check_in', answer)
    return redirect(`/${side}/mentorships/${id}/check-in`)
  })
}

export default function CheckInOfPairPage() {
  return <CheckInPage {...useLoaderData<typeof loader>()} />
}

type CheckInPageProps = { side: 'mentee' | 'mentor'; mentorship: Mentorship; given?: Feedback }

/** Asks one of a pair how it goes, while the mentorship runs; after the answer it says thanks. */
function CheckInPage({ side, mentorship, given }: CheckInPageProps) {
  const { t } = useTranslation('common')
  const form = useActionForm(GiveFeedback, { id: 'feedback' })
  const home = `/${side}/mentorships`
  const asked = mentorship.status === 'running'
  return (
    <FormPage
      title={t(given ? 'feedback.thanks' : asked ? 'feedback.check_in.title' : 'feedback.check_in.early')}
      lead={!given && asked ? t('feedback.check_in.lead') : undefined}
      eyebrow={t('feedback.with', { name: mentorship.otherName })}
      back={{ to: home, label: t('feedback.back') }}
      errors={<FormErrors form={form.form} labels={useFeedbackLabels('check_in')} />}
    >
      {given && <GivenFeedback given={given} />}
      {!given && asked && <FeedbackForm {...form} step="check_in" side={side} />}
      {!given && !asked && <p className="max-w-read">{t('feedback.check_in.earlyText')}</p>}
      {(given || !asked) && (
        <p>
          <LinkButton to={home}>{t('feedback.back')}</LinkButton>
        </p>
      )}
    </FormPage>
  )
}
