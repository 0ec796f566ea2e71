import { useTranslation } from '~/i18n/use-translation'
import { ConfirmAct } from '~/parts/accounts/confirm-act'
import * as reads from '~/db/reads.server'
import { ConfirmWithPassword } from '~/domain/values'
import { findOthersSecondFactor, resetSecondFactor } from '~/domain/accounts/second-factor.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, idParameter, notFound, redirect, requireViewer } from '~/http/page.server'
import { SummaryList } from '~/ui/summary-list'

export const handle: Handle = {
  title: (t) => t('account:secondFactor.resetTitle'),
}

const list = '/admin/administrators'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const [other, passwordNeeded] = await Promise.all([
    findOthersSecondFactor(viewer, idParameter(args.params.userId)),
    reads.passwordNeeded(viewer),
  ])
  if (!other || other.own) throw notFound()
  return { other, passwordNeeded }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const userId = idParameter(args.params.userId)
  return guarded(args, viewer, ConfirmWithPassword, async () => {
    await resetSecondFactor(viewer, userId)
    const name = (await findOthersSecondFactor(viewer, userId))?.name ?? ''
    return redirect(list, 'secondFactorReset', { name })
  })
}

export default function ResetSecondFactorPage() {
  const { other, passwordNeeded } = useLoaderData<typeof loader>()
  const { t } = useTranslation('account')
  return (
    <ConfirmAct
      id="reset-second-factor"
      title={t('secondFactor.resetTitle')}
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
