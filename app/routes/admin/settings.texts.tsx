import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import { WithdrawVersion as Withdrawn } from '~/domain/texts/document-schema'
import { documentNames } from '~/domain/texts/documents'
import { SentFormErrors } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, redirect, requireViewer } from '~/http/page.server'
import { LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'
import { RecordSection } from '~/ui/record-page'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { VersionTable } from './settings.texts/version-table'
import { WithdrawVersion } from './settings.texts/withdraw-version'

export const handle: Handle = { title: (t) => t('terms:title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const [versions, passwordNeeded] = await Promise.all([
    reads.documents(viewer),
    reads.passwordNeeded(viewer),
  ])
  return { versions, passwordNeeded }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return guarded(args, viewer, Withdrawn, async ({ item, version }) => {
    await acts.withdrawDocumentVersion(viewer, { document: item, version })
    return redirect('/admin/settings/texts', 'textWithdrawn', { version: String(version) })
  })
}

export default function SettingsTextsPage() {
  const { versions, passwordNeeded } = useLoaderData<typeof loader>()
  const { t } = useTranslation('terms')
  return (
    <FormPage
      title={t('title')}
      lead={t('lead')}
      back={{ to: '/admin/settings', label: t('common:shell.admin.settings') }}
      errors={<SentFormErrors />}
    >
      {documentNames.map((document) => {
        const own = versions.filter((each) => each.document === document)
        const current = own.find(({ state }) => state === 'now')!.version
        const untold = own.find(
          ({ state, telling }) => state === 'coming' && (telling === 'waits' || document === 'accessibility'),
        )
        const action = own.some(({ state }) => state === 'coming')
          ? null
          : own[0]?.draftRevision
            ? 'goOn'
            : 'write'
        return (
          <RecordSection key={document} title={t(`common:texts.${document}`)} id={document}>
            <div className="grid gap-4">
              <VersionTable versions={own} />
              {untold && <WithdrawVersion version={untold} {...{ current, passwordNeeded }} />}
              {action ? (
                <div>
                  <LinkButton to={`/admin/settings/texts/${document}`} variant="secondary">
                    {t(action)}
                    <VisuallyHidden> {t(`common:texts.${document}`)}</VisuallyHidden>
                  </LinkButton>
                </div>
              ) : (
                <p className="text-muted">{t('waitForComing')}</p>
              )}
            </div>
          </RecordSection>
        )
      })}
    </FormPage>
  )
}
