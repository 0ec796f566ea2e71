import { useTranslation } from 'react-i18next'
import { Banner } from '~/ui/banner'
import { ButtonRow, LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'
import { LeafMeter } from '~/ui/leaf'
import { DropImportForm } from './drop-import'
import { ImportSums, RowPages, type ShownRows } from './import-sums'
import type { ImportPageProps } from './map-import'

type RunningImportProps = ImportPageProps & { shown: ShownRows; more: boolean }

/** The run and its end. The progress is that of the moment; the link reads it again. */
export function RunningImport({ page, found, ...rows }: RunningImportProps) {
  const { t } = useTranslation('creating')
  const { state, done, total, id } = found
  const report = (
    <LinkButton to={`/admin/import/${id}/report`} variant="secondary" reloadDocument>
      {t('import.report')}
    </LinkButton>
  )
  if (state === 'running') {
    return (
      <FormPage {...page} lead={t('import.runningLead')}>
        <p className="flex flex-wrap items-center gap-4 font-bold" role="status">
          {t('import.progress', { done, total })}
          <LeafMeter
            value={Math.floor((10 * done) / Math.max(total, 1))}
            total={10}
            className="text-primary"
          />
        </p>
        <ButtonRow>
          <LinkButton to={`/admin/import/${id}`} reloadDocument>
            {t('import.reload')}
          </LinkButton>
          {report}
        </ButtonRow>
      </FormPage>
    )
  }
  return (
    <FormPage {...page}>
      <Banner tone="success" title={t('import.doneTitle')}>
        {t(found.invite ? 'import.doneInvited' : 'import.doneQuiet')}
      </Banner>
      <ImportSums found={found} />
      <ButtonRow>{report}</ButtonRow>
      <RowPages {...rows} />
      <DropImportForm />
    </FormPage>
  )
}
