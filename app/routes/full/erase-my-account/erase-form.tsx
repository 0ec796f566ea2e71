import { useTranslation } from '~/i18n/use-translation'
import { ActionForm, FormErrors, useActionForm } from '~/http/action-form'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { fieldProps } from '~/ui/conform'
import { ConfirmationPage } from '~/ui/confirmation-page'
import { EffectList } from '~/ui/effect-list'
import { PasswordField } from '~/ui/field'
import { EraseAccount } from '~/domain/accounts/own-account-schema'
import { ErasureLosses } from './erasure-losses'
import type { ErasureLoss } from '~/domain/accounts/my-data.server'

/** Says what is erased and what is kept, and asks for the password. */
export function EraseForm({ back, losses }: { back: string; losses: ErasureLoss[] }) {
  const { t } = useTranslation('account')
  const { form, fields, te } = useActionForm(EraseAccount, { id: 'erase' })
  const effects = ['account', 'profile', 'words', 'requests', 'purchases', 'refund'] as const
  return (
    <ConfirmationPage
      title={t('erase.title')}
      lead={t('erase.lead')}
      back={{ to: back, label: t('common:shell.myAccount') }}
      errors={<FormErrors form={form} labels={{ currentPassword: t('security.current') }} />}
      form={
        <ActionForm form={form}>
          <PasswordField
            {...fieldProps(fields.currentPassword, te)}
            label={t('security.current')}
            showLabel={t('common:form.show')}
            hideLabel={t('common:form.hide')}
          />
          <div>
            <Button variant="danger" pendingLabel={t('common:form.oneMoment')}>
              {t('erase.submit')}
            </Button>
          </div>
        </ActionForm>
      }
      cancel={{ to: back, label: t('erase.keep') }}
    >
      <EffectList effects={effects.map((effect) => t(`erase.effects.${effect}`))} />
      <ErasureLosses losses={losses} />
      <Banner tone="warning" title={t('erase.final')} />
    </ConfirmationPage>
  )
}
