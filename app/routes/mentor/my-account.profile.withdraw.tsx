import { useTranslation } from '~/i18n/use-translation'
import { ConfirmAct } from '~/parts/accounts/confirm-act'
import * as acts from '~/db/acts.server'
import { readProfileEdit } from '~/domain/mentors/own-mentor.server'
import { Confirm } from '~/domain/values'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, redirect, requireMentor, submit } from '~/http/page.server'
import { getLanguage } from '~/http/language.server'
import { ChangesTable } from '~/parts/edit-requests/changes-table'

export const handle: Handle = { title: (t) => t('mentor:profile.withdraw.title') }

const profile = '/mentor/my-account/profile'

export async function loader(args: Args) {
  const viewer = await requireMentor(args)
  const { edit } = await readProfileEdit(viewer, await getLanguage(args))
  if (edit?.status !== 'pending') throw redirect(profile)
  return { changes: edit.changes, name: `${viewer.name} ${viewer.surname}` }
}

export async function action(args: Args) {
  const viewer = await requireMentor(args)
  return submit(args, Confirm, async () => {
    await acts.withdrawEditRequest(viewer)
    return redirect(profile, 'editWithdrawn')
  })
}

export default function WithdrawEditPage() {
  const { changes, name } = useLoaderData<typeof loader>()
  const { t } = useTranslation('mentor')
  return (
    <ConfirmAct
      id="withdraw"
      title={t('profile.withdraw.title')}
      lead={t('profile.withdraw.lead')}
      back={{ to: profile, label: t('profile.title') }}
      submit={t('profile.withdraw.submit')}
      variant="danger"
      keep={t('profile.withdraw.cancel')}
    >
      <ChangesTable changes={changes} caption={t('profile.waiting.title')} name={name} />
    </ConfirmAct>
  )
}
