import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { readProfileEdit } from '~/domain/mentors/own-mentor.server'
import { type Handle, useLoaderData } from '~/http/page'
import { redirect } from '~/http/page.server'
import { getLanguage } from '~/http/language.server'
import { ConfirmAct } from '~/parts/accounts/confirm-act'
import { confirmPage } from '~/parts/accounts/confirm-page.server'
import { ChangesTable } from '~/parts/edit-requests/changes-table'

export const handle: Handle = { title: (t) => t('mentor:profile.withdraw.title') }

const profile = '/mentor/my-account/profile'

const confirm = confirmPage('mentor', {
  async read({ viewer, args }) {
    const { edit } = await readProfileEdit(viewer, await getLanguage(args))
    if (edit?.status !== 'pending') throw redirect(profile)
    return { changes: edit.changes, name: `${viewer.name} ${viewer.surname}` }
  },
  async act({ viewer }) {
    await acts.withdrawEditRequest(viewer)
    return redirect(profile, 'editWithdrawn')
  },
})
export const loader = confirm.loader
export const action = confirm.action

export default function WithdrawEditPage() {
  const { changes, name } = useLoaderData<typeof loader>().subject
  const { t } = useTranslation('mentor')
  return (
    <ConfirmAct
      id="withdraw"
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
