import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { guessMapping, type Mapping } from '~/domain/imports/fields'
import { checkImport, findImport, listRows } from '~/domain/imports/imports.server'
import { ImportForm, mappingOf, ordersOf, RunImport } from '~/domain/imports/schema'
import type { CreatedRole } from '~/domain/created-people/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, Link, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { DropFileForm } from '~/parts/imports/drop-file-form'
import { ImportSums, RowPages, type ShownRows } from './import.$importId/import-sums'
import { LeftOut } from './import.$importId/left-out'
import type { ImportPageProps } from './import.$importId/map-import'
import { Banner } from '~/ui/banner'
import { CheckboxField, fieldProps } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { MapImport } from './import.$importId/map-import'
import { RunningImport } from './import.$importId/running-import'

export const handle: Handle = { title: (t) => t('creating:import.title') }

const onPage = 50

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.importId)
  const query = new URL(args.request.url).searchParams
  const found = or404(await findImport(viewer, id))
  const maps = found.state === 'mapping' || (found.state === 'checked' && query.has('columns'))
  const asked = query.get('rows')
  const shown: ShownRows = asked === 'refused' || asked === 'partly' ? asked : 'all'
  const only = { onlyBad: shown === 'refused', onlyUnread: shown === 'partly' }
  const after = Math.min(Number(/^\d{1,7}$/.exec(query.get('after') ?? '')?.[0] ?? 0), 9_999_999)
  // One more than shown tells whether there is a next page.
  const rows = await listRows(viewer, id, maps ? { most: 3 } : { after, ...only, most: onPage + 1 })
  const mapping: Mapping = found.mapping ?? guessMapping(found.headings, found.role as CreatedRole)
  return { found, maps, mapping, shown, rows: rows.slice(0, onPage), more: rows.length > onPage }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.importId)
  const here = `/admin/import/${id}`
  return submit(args, ImportForm, async (form) => {
    const found = await findImport(viewer, id)
    if (!found) return redirect('/admin/import', 'importGone')
    if (form.intent === 'map') {
      await checkImport(viewer, found, mappingOf(form), ordersOf(form))
      return redirect(here)
    }
    if (form.intent === 'run') {
      await acts.runImport(viewer, { importId: id, invite: form.invite })
      return redirect(here)
    }
    await acts.dropImport(viewer, { importId: id })
    return redirect('/admin/import', 'importDropped')
  })
}

export default function OneImportPage() {
  const { maps, ...data } = useLoaderData<typeof loader>()
  const { t } = useTranslation('creating')
  const page = {
    eyebrow: `${t(`import.roles.${data.found.role}`)} · ${data.found.fileName}`,
    back: { to: '/admin/import', label: t('import.title') },
  }
  if (maps) return <MapImport page={page} {...data} />
  return data.found.state === 'checked' ? (
    <CheckedImport page={page} {...data} />
  ) : (
    <RunningImport page={page} {...data} />
  )
}

type CheckedImportProps = ImportPageProps & { mapping: Mapping; shown: ShownRows; more: boolean }

/** The third step: what will become of each row; nothing has happened yet. */
function CheckedImport({ page, found, mapping, ...rows }: CheckedImportProps) {
  const { t } = useTranslation('creating')
  const { form, fields, te } = useActionForm(RunImport, { id: 'run', intent: 'run' })
  const some = found.good + found.known > 0
  return (
    <FormPage
      {...page}
      title={t('import.checkedTitle')}
      lead={t('import.checkedLead')}
      errors={<FormErrors form={form} />}
    >
      <ImportSums found={found} />
      <LeftOut headings={found.headings} mapping={mapping} />
      {some ? (
        <ActionForm form={form}>
          <input type="hidden" name="intent" value="run" />
          <CheckboxField
            {...fieldProps(fields.invite, te)}
            label={t('import.invite')}
            hint={t('import.inviteHint')}
            boxed
          />
          <SubmitButton icon="check">{t('import.run', { count: found.good + found.known })}</SubmitButton>
        </ActionForm>
      ) : (
        <Banner tone="warning">{t('import.nothing')}</Banner>
      )}
      <p>
        <Link to="?columns">{t('import.changeColumns')}</Link>
      </p>
      <RowPages {...rows} />
      <DropFileForm text={t('import.dropText')} submit={t('import.drop')} />
    </FormPage>
  )
}
