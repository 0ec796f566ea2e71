import { useTranslation } from '~/i18n/use-translation'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { Link } from '~/http/page'
import { nameIn } from '~/i18n/names'
import { Banner } from '~/ui/banner'
import { ConfirmationPage } from '~/ui/form-page'
import { EffectList } from '~/ui/effect-list'
import { fieldProps, PasswordField } from '~/ui/field'
import { EraseAccount } from '~/domain/accounts/own-account-schema'
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
          <PasswordField {...fieldProps(fields.currentPassword, te)} label={t('security.current')} />
          <SubmitButton variant="danger">{t('common:form.eraseForGood')}</SubmitButton>
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

/** The orders and purchases that the erasure gives up, with links to ask for a refund first. */
function ErasureLosses({ losses }: { losses: ErasureLoss[] }) {
  const { t, language } = useTranslation('account')
  if (losses.length === 0) return null
  const refundable = losses.some(({ refundGround }) => refundGround)
  return (
    <Banner tone="warning" title={t('erase.losses.title')}>
      <ul className="grid gap-2">
        {losses.map(({ purchaseId, names, paid, partsLeft, refundGround }) => (
          <li key={purchaseId}>
            <Link to={`/purchases/${purchaseId}`}>{nameIn(language, names)}</Link>
            <span className="block">
              {paid ? t('common:counts.partsLeft', { count: partsLeft }) : t('erase.losses.unpaid')}{' '}
              {refundGround && t('erase.losses.ground')}
            </span>
          </li>
        ))}
      </ul>
      {refundable && <p>{t('erase.losses.first')}</p>}
    </Banner>
  )
}
