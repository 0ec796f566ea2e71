import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import * as reads from '~/db/reads.server'
import { LatinNameOf } from '~/domain/people/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { returnTo, useReturnBelow } from '~/http/return-to'
import { latinName } from '~/i18n/latin-name'
import { ChangedMeanwhile, VersionFields } from '~/parts/edits/changed-meanwhile'
import { EffectList } from '~/ui/effect-list'
import { fieldProps, TextField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { SummaryList } from '~/ui/summary-list'

export const handle: Handle = { title: (t) => t('people:latinName.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const account = or404(await reads.personAccount(viewer, { userId: idParameter(args.params.userId) }))
  // An admin's own name is spelled in the account.
  if (account.own) throw redirect('/admin/my-account?tab=notifications#preferences')
  return { account }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const userId = idParameter(args.params.userId)
  return submit(args, LatinNameOf, async (form) => {
    await acts.writeLatinNameOf(viewer, { userId, ...form })
    return redirect(returnTo(args.request, '/admin/mentors'), 'latinNameSaved')
  })
}

export default function LatinNamePage() {
  const { account } = useLoaderData<typeof loader>()
  const { t } = useTranslation('people')
  const from = useReturnBelow(['/admin/mentors', '/admin/mentees'])
  const { form, fields, te, shown } = useActionForm(LatinNameOf, {
    id: 'latin-name',
    defaultValue: { latinName: account.latinName ?? undefined },
  })
  const now = { latin_name: account.latinName }
  return (
    <FormPage
      title={t('latinName.title')}
      lead={t('latinName.lead')}
      back={{
        to: from ?? '/admin/dashboard',
        label: t(from ? 'common:form.backToRecord' : 'common:shell.admin.dashboard'),
      }}
      errors={<FormErrors form={form} labels={{ latinName: t('latinName.label') }} />}
    >
      <SummaryList rows={[{ label: t('common:facts.name'), value: account.name }]} />
      <ChangedMeanwhile {...{ shown, now }} labels={{ latin_name: t('latinName.label') }} />
      <EffectList effects={[t('admin:toldOfEdit'), t('latinName.erases')]} />
      <ActionForm form={form}>
        <VersionFields shown={shown} seen={now} />
        <TextField
          {...fieldProps(fields.latinName, te)}
          label={t('latinName.label')}
          optional
          hint={t('latinName.hint', { name: latinName(account.name) })}
          autoComplete="off"
          lang="en"
        />
        <SubmitButton pending="saving">{t('common:form.save')}</SubmitButton>
      </ActionForm>
    </FormPage>
  )
}
