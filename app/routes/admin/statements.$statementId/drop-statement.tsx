import { useTranslation } from '~/i18n/use-translation'
import { TokenField } from '~/http/action-form'
import { Form } from '~/http/page'
import { Button } from '~/ui/button'

/** Deletes what is left of the file now. */
export function DropStatementForm() {
  const { t } = useTranslation('statement')
  return (
    <div className="grid gap-2 border-t border-line pt-6">
      <p className="text-muted">{t('dropText')}</p>
      <Form method="post">
        <TokenField />
        <input type="hidden" name="intent" value="drop" />
        <Button variant="quiet" className="-ml-3">
          {t('drop')}
        </Button>
      </Form>
    </div>
  )
}
