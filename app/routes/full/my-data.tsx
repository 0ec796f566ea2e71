import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/generated/reads.server'
import { PasswordBefore as Schema } from '~/domain/accounts/own-account-schema'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { type Handle, useConstants, useLoaderData } from '~/http/page'
import { type Args, homeOf, redirect, requireSession, submit } from '~/http/page.server'
import { PasswordBefore } from '~/parts/accounts/password-before'
import { buttonClass } from '~/ui/button'
import { FormPage } from '~/ui/form-page'
import { Icon } from '~/ui/icon'

export const handle: Handle = { title: (t) => t('account:copy.title') }

export async function loader(args: Args) {
  const viewer = await requireSession(args)
  return {
    passwordNeeded: await reads.passwordNeeded(viewer),
    back: viewer.role ? `/${viewer.role}/my-account?tab=security` : homeOf(null),
  }
}

export async function action(args: Args) {
  const viewer = await requireSession(args)
  return submit(args, Schema, async () => redirect('/my-data'), { passwordOf: viewer })
}

/** What the copy of the own data holds and what not; the password, and then the file. */
export default function MyDataPage() {
  const { passwordNeeded, back } = useLoaderData<typeof loader>()
  const { t } = useTranslation('account')
  const { teamEmail } = useConstants()
  const before = useActionForm(Schema, { id: 'copy' })
  return (
    <FormPage
      title={t('copy.title')}
      lead={t('copy.lead')}
      back={{ to: back, label: t('common:shell.myAccount') }}
      errors={<FormErrors form={before.form} labels={{ currentPassword: t('security.current') }} />}
    >
      <p>
        {t('copy.team')} <a href={`mailto:${teamEmail}`}>{teamEmail}</a>
      </p>
      {passwordNeeded ? (
        <PasswordBefore {...before} />
      ) : (
        <p>
          <a href="/my-data/file" download className={buttonClass('primary')}>
            <Icon name="download" />
            {t('copy.download')}
          </a>
        </p>
      )}
    </FormPage>
  )
}
