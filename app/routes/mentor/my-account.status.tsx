import * as acts from '~/db/acts.server'
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ChangeStatus } from '~/domain/mentors/availability-schema'
import { readAvailability } from '~/domain/mentors/own-mentor.server'
import { ActionForm, FormErrors, useActionForm } from '~/http/action-form'
import { flash } from '~/http/flash.server'
import type { Handle } from '~/http/handle'
import { submit } from '~/http/submit.server'
import { requireMentor } from '~/http/viewer.server'
import { Button } from '~/ui/button'
import { ConfirmationPage } from '~/ui/confirmation-page'
import { EffectList } from '~/ui/effect-list'
import { StatusBlocked } from './my-account.status/status-blocked'

export const handle: Handle = { i18n: ['mentor'], title: (t) => t('mentor:availability.status.title') }

const availability = '/mentor/my-account/availability'

export async function loader(args: LoaderFunctionArgs) {
  return readAvailability(await requireMentor(args))
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireMentor(args)
  return submit(args, ChangeStatus, async ({ status }) => {
    await acts.changeMentorStatus(viewer, { status })
    return redirect(availability, { headers: flash(status === 'active' ? 'nowActive' : 'nowInactive') })
  })
}

export default function ChangeStatusPage() {
  const mentor = useLoaderData<typeof loader>()
  const { t } = useTranslation('mentor')
  const { form } = useActionForm(ChangeStatus, { id: 'status' })
  const back = { to: availability, label: t('availability.title') }
  const wanted = mentor.status === 'active' ? 'inactive' : 'active'
  const errors = <FormErrors form={form} />
  if (wanted === 'inactive' && (mentor.running || mentor.waiting > 0))
    return <StatusBlocked {...{ mentor, back, errors }} />
  const effects = ['shown', 'requests', ...(wanted === 'inactive' ? ['seats'] : []), 'kept'].map((effect) =>
    t(`availability.${wanted}.${effect}`),
  )
  return (
    <ConfirmationPage
      title={t(`availability.${wanted}.title`)}
      {...{ back, errors }}
      form={
        <ActionForm form={form}>
          <input type="hidden" name="status" value={wanted} />
          <div>
            <Button pendingLabel={t('common:form.oneMoment')}>{t(`availability.${wanted}.submit`)}</Button>
          </div>
        </ActionForm>
      }
      cancel={{ to: availability, label: t('availability.cancel') }}
    >
      <EffectList effects={effects} />
    </ConfirmationPage>
  )
}
