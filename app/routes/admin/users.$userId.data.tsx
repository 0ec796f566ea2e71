import { useTranslation } from '~/i18n/use-translation'
import { PasswordBefore as Schema } from '~/domain/accounts/own-account-schema'
import { type Note, readBeforeCopy, type ReportAbout } from '~/domain/people/people.server'
import { FormErrors, TokenField, useActionForm } from '~/forms/action-form'
import { type Handle, Link, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { formatDateTime } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { PasswordBefore } from '~/parts/accounts/password-before'
import { buttonClass } from '~/ui/button'
import { FormPage } from '~/ui/form-page'
import { SummaryList } from '~/ui/summary-list'

export const handle: Handle = { title: (t) => t('people:copy.title') }

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

/** The internal notes and the reports about a person, which her copy leaves out. */
function Confided({ notes, reports }: { notes: Note[]; reports: ReportAbout[] }) {
  const { t, language } = useTranslation('people')
  if (notes.length + reports.length === 0) return <p>{t('copy.nothing')}</p>
  return (
    <section className="grid gap-4">
      <h2>{t('copy.leftOut')}</h2>
      <p>{t('copy.readFirst')}</p>
      <ul className="grid gap-4">
        {reports.map(({ id, text, sentAt, byName }) => (
          <li key={`report ${id}`} className="rounded-leaf border border-line bg-card p-4">
            <p className="text-sm text-muted">
              <Link to={`/admin/reports/${id}`}>{t('common:facts.report')}</Link> ·{' '}
              {formatDateTime(language, sentAt)} · {byName}
            </p>
            <p lang={langOfWords(text)} className="mt-1 whitespace-pre-line wrap-anywhere">
              {text}
            </p>
          </li>
        ))}
        {notes.map(({ id, call, text, writtenAt, writtenBy }) => (
          <li key={`note ${id}`} className="rounded-leaf border border-line bg-card p-4">
            <p className="text-sm text-muted">
              {t('common:session.note')} · {formatDateTime(language, writtenAt)} · {writtenBy}
            </p>
            {call && <p>{t(`notes.calls.${call}`)}</p>}
            {text && (
              <p lang={langOfWords(text)} className="mt-1 whitespace-pre-line wrap-anywhere">
                {text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
