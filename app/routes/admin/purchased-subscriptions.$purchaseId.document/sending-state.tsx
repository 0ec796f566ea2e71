import { useTranslation } from '~/i18n/use-translation'
import type { Row } from '~/db/rows'
import { documentName } from '~/domain/tax-documents/document-name'
import type { SendAgain } from '~/domain/tax-documents/schema'
import { ownReasons } from '~/domain/tax-documents/own-reasons'
import { ActionForm, SubmitButton, type useActionForm } from '~/http/action-form'
import { formatDateTime } from '~/i18n/format'
import { Banner } from '~/ui/banner'

type Again = ReturnType<typeof useActionForm<typeof SendAgain>>
type SendingStateProps = { sending: Row<'undocumented'>; again: Again['form'] | null }

/** What became of sending a document to AADE; of a refused one, why, and the button that sends it again. */
export function SendingState({
  sending: { state, series, number, nextTryAt, errorCode, errorText },
  again,
}: SendingStateProps) {
  const { t, language } = useTranslation('admin')
  const name = documentName({ series: series!, number: number! })
  const reason = ownReasons.find((key) => key === errorCode)
  return (
    <Banner tone={state === 'refused' ? 'danger' : 'info'} title={t('documents.sending.title')}>
      <p>{t(`documents.sending.states.${state!}`, { name, when: formatDateTime(language, nextTryAt!) })}</p>
      {reason && <p>{t(`documents.sending.why.${reason}`)}</p>}
      {errorText && (
        <p>
          {t('documents.sending.words')} <span lang="und">{errorText}</span>
        </p>
      )}
      {state === 'refused' && again && <AgainForm form={again} />}
    </Banner>
  )
}

function AgainForm({ form }: Pick<Again, 'form'>) {
  const { t } = useTranslation('admin')
  return (
    <>
      <p>{t('documents.sending.againHint')}</p>
      <ActionForm form={form}>
        <input type="hidden" name="intent" value="again" />
        <SubmitButton variant="secondary">{t('documents.sending.again')}</SubmitButton>
      </ActionForm>
    </>
  )
}
