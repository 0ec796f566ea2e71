import { useTranslation } from 'react-i18next'
import { TokenField } from '~/http/action-form'
import { Form } from '~/http/page'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'

/**
 * Says that the e-mail address is not confirmed yet, and sends the link again. Nothing else depends on it.
 */
export function ConfirmEmailLine({ email, action }: { email: string; action: string }) {
  const { t } = useTranslation('account')
  return (
    <Banner title={t('confirmEmail.waiting', { email })}>
      <p>{t('confirmEmail.waitingText')}</p>
      <Form method="post" action={action}>
        <TokenField />
        <Button
          name="intent"
          value="sendConfirmation"
          variant="secondary"
          pendingLabel={t('common:form.oneMoment')}
        >
          {t('confirmEmail.again')}
        </Button>
      </Form>
    </Banner>
  )
}
