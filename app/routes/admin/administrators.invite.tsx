import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/reads.server'
import { InvitedAdmin } from '~/domain/accounts/admin-right-schema'
import { inviteAdmin, listAdministrators } from '~/domain/accounts/administrators.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, redirect, requireViewer } from '~/http/page.server'
import { locales, toLanguage } from '~/i18n/locale'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { RightField } from '~/parts/accounts/right-field'
import { EffectList } from '~/ui/effect-list'
import { EmailField, fieldProps, SelectField, TextField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = {
  title: (t) => t('settings:inviteAdmin.title'),
}

const list = '/admin/administrators'

/** With ?user the form is filled with an admin whose invitation is sent again. */
export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const [all, passwordNeeded] = await Promise.all([listAdministrators(viewer), reads.passwordNeeded(viewer)])
  const user = new URL(args.request.url).searchParams.get('user')
  const invited = all.find((one) => String(one.id) === user && one.invited)
  return { invited, passwordNeeded }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return guarded(args, viewer, InvitedAdmin, async (invited) => {
    await inviteAdmin(viewer, invited)
    const values = { name: `${invited.name} ${invited.surname}` }
    return redirect(list, 'adminInvited', values)
  })
}

export default function InviteAdminPage() {
  const { invited, passwordNeeded } = useLoaderData<typeof loader>()
  const { t } = useTranslation('settings')
  const { form, fields, te } = useActionForm(InvitedAdmin, {
    id: 'invite',
    defaultValue: invited && { ...invited, right: invited.adminRight },
  })
  const labels = {
    name: t('common:profile.fields.name'),
    surname: t('common:profile.fields.surname'),
    email: t('inviteAdmin.email'),
    right: t('rights.legend'),
  }
  return (
    <FormPage
      title={t('inviteAdmin.title')}
      lead={t('inviteAdmin.lead')}
      back={{ to: list, label: t('common:shell.admin.administrators') }}
      errors={<FormErrors form={form} labels={labels} />}
    >
      <ActionForm form={form}>
        <TextField {...fieldProps(fields.name, te)} label={labels.name} autoComplete="off" />
        <TextField {...fieldProps(fields.surname, te)} label={labels.surname} autoComplete="off" />
        <EmailField {...fieldProps(fields.email, te)} label={labels.email} autoComplete="off" />
        <SelectField
          {...fieldProps(fields.locale, te)}
          label={t('common:shell.language')}
          hint={t('creating:form.localeHint')}
          options={locales.map((value) => ({ value, label: t(`common:languages.${toLanguage(value)}`) }))}
          width="half"
        />
        <RightField field={fields.right} te={te} />
        <EffectList effects={[t('inviteAdmin.link'), t('inviteAdmin.sees'), t('inviteAdmin.factor')]} />
        <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
        <SubmitButton>{t('inviteAdmin.submit')}</SubmitButton>
      </ActionForm>
    </FormPage>
  )
}
