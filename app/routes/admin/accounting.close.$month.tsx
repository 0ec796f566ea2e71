import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { ledgerList } from '~/domain/accounting/list'
import { monthOf } from '~/domain/accounting/month'
import { type Handle, useLoaderData } from '~/http/page'
import { notFound, redirect } from '~/http/page.server'
import { formatMonth } from '~/i18n/format'
import { listLink } from '~/lists/list-query'
import { ConfirmAct } from '~/parts/accounts/confirm-act'
import { confirmPage } from '~/parts/accounts/confirm-page.server'
import { EffectList } from '~/ui/effect-list'
import { SummaryList } from '~/ui/summary-list'

export const handle: Handle = { title: (t) => t('admin:accounting.close.title') }

const confirm = confirmPage('admin', {
  password: 'routine',
  read: async ({ args }) => ({ month: monthIn(args.params.month) }),
  async act({ viewer, args }) {
    const month = monthIn(args.params.month)
    await acts.closeMonth(viewer, { month })
    return redirect(pageOf(month), 'monthClosed')
  },
})
export const loader = confirm.loader
export const action = confirm.action

/** The first day of the month in the address: 2026-10. */
function monthIn(address = '') {
  if (!/^20\d{2}-(0[1-9]|1[0-2])$/.test(address)) throw notFound()
  return `${address}-01`
}

const pageOf = (month: string) => listLink(ledgerList, { filters: monthOf(month) })

export default function CloseMonthPage() {
  const {
    subject: { month },
    passwordNeeded,
  } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('admin')
  return (
    <ConfirmAct
      id="close"
      back={{ to: pageOf(month), label: t('accounting.title') }}
      submit={t('accounting.close.submit')}
      passwordNeeded={passwordNeeded}
      keep={t('accounting.close.keep')}
    >
      <SummaryList rows={[{ label: t('common:form.month'), value: formatMonth(language, month) }]} />
      <EffectList
        effects={[
          t('accounting.close.before'),
          t('accounting.close.later'),
          t('accounting.close.documents'),
          t('accounting.close.final'),
        ]}
      />
    </ConfirmAct>
  )
}
