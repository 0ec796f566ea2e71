import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/reads.server'
import { ChangeRight } from '~/domain/accounts/admin-right-schema'
import {
  changeAdminRight,
  isLastAdministrator,
  listAdministrators,
} from '~/domain/accounts/administrators.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, idParameter, notFound, redirect, requireViewer } from '~/http/page.server'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { RightField } from '~/parts/accounts/right-field'
import { LinkButton } from '~/ui/button'
import { EffectList } from '~/ui/effect-list'
import { ConfirmationPage, FormPage } from '~/ui/form-page'
import { SummaryList } from '~/ui/summary-list'

export const handle: Handle = { title: (t) => t('settings:changeRight.title') }

const list = '/admin/administrators'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const userId = idParameter(args.params.userId)
  const [all, passwordNeeded] = await Promise.all([listAdministrators(viewer), reads.passwordNeeded(viewer)])
  const admin = all.find(({ id }) => id === userId)
  if (!admin) throw notFound()
  return { admin, own: userId === viewer.userId, last: isLastAdministrator(all, userId), passwordNeeded }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const userId = idParameter(args.params.userId)
  return guarded(args, viewer, ChangeRight, async ({ right }) => {
    await changeAdminRight(viewer, userId, right)
    const admin = (await listAdministrators(viewer)).find(({ id }) => id === userId)
    return redirect(list, 'adminRightChanged', { name: admin ? `${admin.name} ${admin.surname}` : '' })
  })
}

export default function ChangeRightPage() {
  const { admin, own, last, passwordNeeded } = useLoaderData<typeof loader>()
  const { t } = useTranslation('settings')
  const { form, fields, te } = useActionForm(ChangeRight, {
    id: 'right',
    defaultValue: { right: admin.adminRight },
  })
  const back = { to: list, label: t('common:shell.admin.administrators') }
  if (last) {
    return (
      <FormPage title={t('changeRight.title')} lead={t('errors:last_administrator')} back={back}>
        <div>
          <LinkButton to={list}>{t('admin:retire.appoint')}</LinkButton>
        </div>
      </FormPage>
    )
  }
  const labels = { right: t('rights.legend') }
  return (
    <ConfirmationPage
      title={t('changeRight.title')}
      back={back}
      errors={<FormErrors form={form} labels={labels} />}
      form={
        <ActionForm form={form}>
          <RightField field={fields.right} te={te} />
          <EffectList
            effects={[t('changeRight.atOnce'), ...(own ? [t('changeRight.own')] : []), t('changeRight.told')]}
          />
          <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
          <SubmitButton>{t('changeRight.submit')}</SubmitButton>
        </ActionForm>
      }
      cancel={{ to: list, label: t('changeRight.keep') }}
    >
      <SummaryList
        rows={[
          { label: t('common:facts.name'), value: `${admin.name} ${admin.surname}` },
          { label: t('changeRight.now'), value: t(`rights.${admin.adminRight}.name`) },
        ]}
      />
    </ConfirmationPage>
  )
}
