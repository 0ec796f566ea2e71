import { useTranslation } from '~/i18n/use-translation'
import type { PersonAccount } from '~/domain/people/people.server'
import { SuspendUser } from '~/domain/people/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { AccountFacts } from '~/parts/people/account-facts'
import { EffectList } from '~/ui/effect-list'
import { fieldProps, TextArea } from '~/ui/field'
import { ConfirmationPage } from '~/ui/form-page'

type SuspendFormProps = { title: string; back: { to: string; label: string }; account: PersonAccount }

/** What a suspension does, and the reason, which only the team reads. */
export function SuspendForm({ account, ...page }: SuspendFormProps) {
  const { t } = useTranslation('people')
  const { form, fields, te } = useActionForm(SuspendUser, { id: 'suspend', intent: 'suspend' })
  const effects = ['signIn', 'listed', 'pairs', 'money', 'told'] as const
  return (
    <ConfirmationPage
      {...page}
      lead={t('suspension.lead')}
      errors={<FormErrors form={form} labels={{ reason: t('common:facts.reason') }} />}
      cancel={{ to: page.back.to, label: t('suspension.keep') }}
      form={
        <ActionForm form={form}>
          <input type="hidden" name="intent" value="suspend" />
          <TextArea
            {...fieldProps(fields.reason, te)}
            label={t('common:facts.reason')}
            hint={t('suspension.reasonHint')}
            rows={4}
          />
          <SubmitButton variant="danger">{t('suspension.submit')}</SubmitButton>
        </ActionForm>
      }
    >
      <AccountFacts account={account} />
      <EffectList effects={effects.map((effect) => t(`suspension.effects.${effect}`))} />
    </ConfirmationPage>
  )
}
