import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/reads.server'
import { changeEmailOf, findUser } from '~/domain/accounts/email-change.server'
import { UserEmail } from '~/domain/people/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, idParameter, notFound, redirect, requireViewer } from '~/http/page.server'
import { useReturnBelow } from '~/http/return-to'
import { emailOfPlaces } from '~/parts/accounts/email-of-link'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { EffectList } from '~/ui/effect-list'
import { EmailField, fieldProps } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { SummaryList } from '~/ui/summary-list'

export const handle: Handle = { title: (t) => t('admin:emailOf.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const userId = idParameter(args.params.userId)
  // An admin's own address is changed in the account.
  if (userId === viewer.userId) throw redirect('/admin/my-account?tab=security')
  const [user, passwordNeeded] = await Promise.all([findUser(viewer, userId), reads.passwordNeeded(viewer)])
  if (!user) throw notFound()
  return { user, passwordNeeded }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const userId = idParameter(args.params.userId)
  return guarded(args, viewer, UserEmail, async ({ email }) => {
    await changeEmailOf(viewer, userId, email)
    return redirect(`/admin/users/${userId}/email${new URL(args.request.url).search}`, 'emailAskedFor')
  })
}

export default function EmailOfPage() {
  const { user, passwordNeeded } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const from = useReturnBelow(emailOfPlaces)
  const change = useActionForm(UserEmail, { id: 'email-of' })
  const labels = { email: t('common:facts.newEmail') }
  return (
    <FormPage
      title={t('emailOf.title')}
      lead={t('emailOf.lead')}
      back={
        from
          ? { to: from, label: t('common:form.backToRecord') }
          : { to: '/admin/dashboard', label: t('common:shell.admin.dashboard') }
      }
      errors={<FormErrors form={change.form} labels={labels} />}
    >
      <SummaryList
        rows={[
          { label: t('common:facts.name'), value: `${user.name} ${user.surname}` },
          { label: t('emailOf.now'), value: <span className="break-words">{user.email}</span> },
        ]}
      />
      <EffectList effects={[t('emailOf.link'), t('emailOf.told'), t('emailOf.until')]} />
      <EmailOfForm
        {...change}
        {...{ passwordNeeded, label: labels.email, submit: t('common:form.sendLink') }}
      />
    </FormPage>
  )
}

type EmailOfFormProps = ReturnType<typeof useActionForm<typeof UserEmail>> & {
  passwordNeeded: boolean
  label: string
  submit: string
}

/** A new e-mail address, and the admin's password if it was not entered recently. */
function EmailOfForm({ form, fields, te, passwordNeeded, label, submit }: EmailOfFormProps) {
  return (
    <ActionForm form={form}>
      <EmailField {...fieldProps(fields.email, te)} label={label} autoComplete="off" />
      <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
      <SubmitButton>{submit}</SubmitButton>
    </ActionForm>
  )
}
