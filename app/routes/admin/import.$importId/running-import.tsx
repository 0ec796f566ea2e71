import { useTranslation } from '~/i18n/use-translation'
import { TokenField } from '~/forms/action-form'
import { Form } from '~/http/page'
import { Banner } from '~/ui/banner'
import { Button, ButtonRow, LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'
import { LeafMeter } from '~/ui/leaf'
import { DropFileForm } from '~/parts/imports/drop-file-form'
import { ImportSums, RowPages, type ShownRows } from './import-sums'
import type { ImportPageProps } from './map-import'

type RunningImportProps = ImportPageProps & { shown: ShownRows; more: boolean }

/** The run, its end, and a run that waits for another admin. The progress is that of the moment; the page looks again, without JavaScript by the link. */
export function RunningImport({ page, found, ...rows }: RunningImportProps) {
  const { t } = useTranslation('creating')
  const { state, done, total, id } = found
  const report = (
    <LinkButton to={`/admin/import/${id}/report`} variant="secondary">
      {t('import.report')}
    </LinkButton>
  )
  if (state === 'running') {
    return (
      <FormPage {...page} title={t('import.title')} lead={t('import.runningLead')}>
        <p className="flex flex-wrap items-center gap-4 font-bold" role="status" data-looks-again={2000}>
          {t('import.progress', { done, total })}
          <LeafMeter
            value={Math.floor((10 * done) / Math.max(total, 1))}
            total={10}
            className="text-primary"
          />
        </p>
        <ButtonRow>
          <LinkButton to={`/admin/import/${id}`}>{t('import.reload')}</LinkButton>
          {report}
        </ButtonRow>
      </FormPage>
    )
  }
  if (state === 'stopped') {
    return (
      <FormPage {...page} title={t('import.title')}>
        <Banner tone="warning" title={t('import.stoppedTitle')}>
          <p>{t('import.stoppedText', { name: found.createdBy })}</p>
        </Banner>
        <p className="font-bold">{t('import.progress', { done, total })}</p>
        <ButtonRow>
          <Form method="post">
            <TokenField />
            <input type="hidden" name="intent" value="run" />
            <Button pendingLabel={t('common:form.oneMoment')}>{t('import.takeOver')}</Button>
          </Form>
          {report}
        </ButtonRow>
        <DropFileForm text={t('import.dropText')} submit={t('import.drop')} />
      </FormPage>
    )
  }
  return (
    <FormPage {...page} title={t('import.title')}>
      <Banner tone="success" title={t('import.doneTitle')}>
        {t(found.invite ? 'import.doneInvited' : 'import.doneQuiet')}
        {!found.invite && found.good + found.known > 0 && (
          <Form method="post" className="mt-3">
            <TokenField />
            <input type="hidden" name="intent" value="run" />
            <input type="hidden" name="invite" value="on" />
            <Button pendingLabel={t('common:form.oneMoment')}>{t('import.inviteAll')}</Button>
          </Form>
        )}
      </Banner>
      <ImportSums found={found} />
      <ButtonRow>{report}</ButtonRow>
      <RowPages {...rows} />
      <DropFileForm text={t('import.dropText')} submit={t('import.drop')} />
    </FormPage>
  )
}
