import { useTranslation } from '~/i18n/use-translation'
import type { Mapping } from '~/domain/imports/fields'
import { RunImport } from '~/domain/imports/schema'
import { ActionForm, FormErrors, useActionForm } from '~/http/action-form'
import { Link } from '~/http/page'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { fieldProps } from '~/ui/conform'
import { CheckboxField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { DropImportForm } from './drop-import'
import { ImportSums, RowPages, type ShownRows } from './import-sums'
import { LeftOut } from './left-out'
import type { ImportPageProps } from './map-import'

type CheckedImportProps = ImportPageProps & { mapping: Mapping; shown: ShownRows; more: boolean }

/** The third step: what will become of each row; nothing has happened yet. */
export function CheckedImport({ page, found, mapping, ...rows }: CheckedImportProps) {
  const { t } = useTranslation('creating')
  const { form, fields, te } = useActionForm(RunImport, { id: 'run', intent: 'run' })
  const some = found.good + found.added > 0
  return (
    <FormPage
      {...page}
      title={t('import.checkedTitle')}
      lead={t('import.checkedLead')}
      errors={<FormErrors form={form} />}
    >
      <ImportSums found={found} before />
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
          <div>
            <Button icon="check" pendingLabel={t('common:form.oneMoment')}>
              {t('import.run', { count: found.good + found.added })}
            </Button>
          </div>
        </ActionForm>
      ) : (
        <Banner tone="warning">{t('import.nothing')}</Banner>
      )}
      <p>
        <Link to="?columns">{t('import.changeColumns')}</Link>
      </p>
      <RowPages {...rows} />
      <DropImportForm />
    </FormPage>
  )
}
