import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/reads.server'
import { documentNames } from '~/domain/texts/documents'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'
import { RecordSection } from '~/ui/record-page'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { VersionTable } from './settings.texts/version-table'

export const handle: Handle = { title: (t) => t('terms:title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return { versions: await reads.documents(viewer) }
}

export default function SettingsTextsPage() {
  const { versions } = useLoaderData<typeof loader>()
  const { t } = useTranslation('terms')
  return (
    <FormPage
      title={t('title')}
      lead={t('lead')}
      back={{ to: '/admin/settings', label: t('common:shell.admin.settings') }}
    >
      {documentNames.map((document) => {
        const own = versions.filter((each) => each.document === document)
        const action = own.some(({ state }) => state === 'coming')
          ? null
          : own[0]?.draftRevision
            ? 'goOn'
            : 'write'
        return (
          <RecordSection key={document} title={t(`common:texts.${document}`)} id={document}>
            <div className="grid gap-4">
              <VersionTable versions={own} />
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
