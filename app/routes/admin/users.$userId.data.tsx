import { useTranslation } from '~/i18n/use-translation'
import { PasswordBefore as Schema } from '~/domain/accounts/own-account-schema'
import { readBeforeCopy } from '~/domain/people/people.server'
import { FormErrors, TokenField, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { PasswordBefore } from '~/parts/accounts/password-before'
import { buttonClass } from '~/ui/button'
import { FormPage } from '~/ui/form-page'
import { SummaryList } from '~/ui/summary-list'
import { Confided } from './users.$userId.data/confided'

export const handle: Handle = { i18n: ['people', 'account'], title: (t) => t('people:copy.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const page = await readBeforeCopy(viewer, idParameter(args.params.userId))
  if (!page || page.account.erased) throw notFound()
  if (page.account.own) throw redirect('/my-data')
  return page
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const userId = idParameter(args.params.userId)
  return submit(args, Schema, async () => redirect(`/admin/users/${userId}/data`), { passwordOf: viewer })
}

/** What a copy leaves out, to be read first; the password, and then the file. */
export default function DataOfPage() {
  const { account, notes, reports, passwordNeeded } = useLoaderData<typeof loader>()
  const { t } = useTranslation(['people', 'account'])
  const before = useActionForm(Schema, { id: 'copy' })
  return (
    <FormPage
      title={t('copy.title')}
      lead={t('data.lead')}
      back={{ to: '/admin/dashboard', label: t('common:shell.admin.dashboard') }}
      errors={<FormErrors form={before.form} labels={{ currentPassword: t('account:security.current') }} />}
    >
      <SummaryList
        rows={[
          { label: t('common:facts.name'), value: account.name },
          { label: t('common:facts.email'), value: <span className="wrap-anywhere">{account.email}</span> },
        ]}
      />
      <Confided notes={notes} reports={reports} />
      {passwordNeeded ? (
        <PasswordBefore {...before} />
      ) : (
        // Not a form of the router: its answer is a file.
        <form method="post" action={`/admin/users/${account.id}/data/file`}>
          <TokenField />
          <button type="submit" className={buttonClass('primary')}>
            {t('data.export')}
          </button>
        </form>
      )}
    </FormPage>
  )
}
