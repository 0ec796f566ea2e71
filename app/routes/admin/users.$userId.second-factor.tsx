import { useTranslation } from '~/i18n/use-translation'
import { findOthersSecondFactor, resetSecondFactor } from '~/domain/accounts/second-factor.server'
import { type Handle, useLoaderData } from '~/http/page'
import { redirect } from '~/http/page.server'
import { ConfirmAct } from '~/parts/accounts/confirm-act'
import { confirmPage } from '~/parts/accounts/confirm-page.server'
import { SummaryList } from '~/ui/summary-list'

export const handle: Handle = {
  title: (t) => t('account:secondFactor.resetTitle'),
}

const list = '/admin/administrators'

const confirm = confirmPage('admin', {
  async read({ viewer, id }) {
    const other = await findOthersSecondFactor(viewer, id('userId'))
    return other?.own ? null : other
  },
  password: 'always',
  async act({ viewer, id }) {
    await resetSecondFactor(viewer, id('userId'))
    const name = (await findOthersSecondFactor(viewer, id('userId')))?.name ?? ''
    return redirect(list, 'secondFactorReset', { name })
  },
})
export const loader = confirm.loader
export const action = confirm.action

export default function ResetSecondFactorPage() {
  const { subject: other, passwordNeeded } = useLoaderData<typeof loader>()
  const { t } = useTranslation('account')
  return (
    <ConfirmAct
      id="reset-second-factor"
      back={{ to: list, label: t('common:shell.admin.administrators') }}
      submit={t('secondFactor.reset')}
      variant="danger"
      passwordNeeded={passwordNeeded}
      keep={t('admin:retire.keep')}
    >
      <SummaryList
        rows={[
          { label: t('common:facts.name'), value: other.name },
          {
            label: t('common:facts.email'),
            value: <span className="break-words">{other.email}</span>,
          },
        ]}
      />
      <p>{t('secondFactor.resetText')}</p>
    </ConfirmAct>
  )
}
