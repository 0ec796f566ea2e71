import { useTranslation } from '~/i18n/use-translation'
import type { ListedDocument } from '~/domain/texts/documents.server'
import { ConfirmWithPassword } from '~/domain/values'
import { ActionForm, SubmitButton, useActionForm } from '~/forms/action-form'
import { formatLongDate } from '~/i18n/format'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { Disclosure } from '~/ui/disclosure'
import { EffectList } from '~/ui/effect-list'

type WithdrawVersionProps = { version: ListedDocument; current: number; passwordNeeded: boolean }

/** Withdraws a text before its day, as long as nobody was told of it. */
export function WithdrawVersion({ version: of, current, passwordNeeded }: WithdrawVersionProps) {
  const { t, language } = useTranslation('terms')
  const { document, version, holdsFrom } = of
  const { form, fields, te } = useActionForm(ConfirmWithPassword, {
    id: `withdraw-${document}`,
    intent: 'withdraw',
    sent: { item: document },
  })
  return (
    <Disclosure
      summary={t('withdraw.titleOf', { version, day: formatLongDate(language, holdsFrom) })}
      open={!form.valid}
    >
      <div className="grid gap-4">
        <EffectList effects={[t('withdraw.stays', { current }), t('withdraw.untold'), t('withdraw.kept')]} />
        <ActionForm form={form}>
          <input type="hidden" name="intent" value="withdraw" />
          <input type="hidden" name="item" value={document} />
          <input type="hidden" name="version" value={version} />
          <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
          <SubmitButton variant="danger">{t('withdraw.submit')}</SubmitButton>
        </ActionForm>
      </div>
    </Disclosure>
  )
}
