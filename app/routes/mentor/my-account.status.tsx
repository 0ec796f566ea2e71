import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { ChangeStatus } from '~/domain/mentors/availability-schema'
import { readAvailability } from '~/domain/mentors/own-mentor.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, redirect, requireMentor, submit } from '~/http/page.server'
import { Banner } from '~/ui/banner'
import { EffectList } from '~/ui/effect-list'
import { ConfirmationPage, FormPage } from '~/ui/form-page'
import { StatusBlocked } from './my-account.status/status-blocked'

export const handle: Handle = { title: (t) => t('mentor:availability.status.title') }

const availability = '/mentor/my-account/availability'

export async function loader(args: Args) {
  return readAvailability(await requireMentor(args))
}

export async function action(args: Args) {
  const viewer = await requireMentor(args)
  return submit(args, ChangeStatus, async ({ status }) => {
    await acts.changeMentorStatus(viewer, { status })
    return redirect(availability, status === 'active' ? 'nowActive' : 'nowInactive')
  })
}

export default function ChangeStatusPage() {
  const mentor = useLoaderData<typeof loader>()
  const { t } = useTranslation('mentor')
  const { form } = useActionForm(ChangeStatus, { id: 'status' })
  const back = { to: availability, label: t('availability.title') }
  const wanted = mentor.status === 'active' ? 'inactive' : 'active'
  const errors = <FormErrors form={form} />
  if (mentor.held)
    return (
      <FormPage title={t('next.held.title')} {...{ back, errors }}>
        <Banner tone="warning">{t('next.held.text')}</Banner>
      </FormPage>
    )
  if (wanted === 'inactive' && (mentor.running || mentor.waiting > 0))
    return <StatusBlocked {...{ mentor, back, errors }} />
  const effects = ['shown', 'requests', 'kept'].map((effect) => t(`availability.${wanted}.${effect}`))
  return (
    <ConfirmationPage
      title={t(`availability.${wanted}.title`)}
      {...{ back, errors }}
      form={
        <ActionForm form={form}>
          <input type="hidden" name="status" value={wanted} />
          <SubmitButton>{t(`availability.${wanted}.submit`)}</SubmitButton>
        </ActionForm>
      }
      cancel={{ to: availability, label: t('availability.cancel') }}
    >
      <EffectList effects={effects} />
    </ConfirmationPage>
  )
}
