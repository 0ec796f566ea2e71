import { useTranslation } from '~/i18n/use-translation'
import { TokenField } from '~/http/action-form'
import { Form } from '~/http/page'
import { Button } from '~/ui/button'

/** Deletes the uploaded rows now instead of after their weeks. */
export function DropImportForm() {
  const { t } = useTranslation('creating')
  return (
    <div className="grid gap-2 border-t border-line pt-6">
      <p className="text-muted">{t('import.dropText')}</p>
      <Form method="post">
        <TokenField />
        <input type="hidden" name="intent" value="drop" />
        <Button variant="quiet" className="-ml-3">
          {t('import.drop')}
        </Button>
      </Form>
    </div>
  )
}
