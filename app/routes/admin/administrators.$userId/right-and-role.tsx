import { useTranslation } from '~/i18n/use-translation'
import { ChangeRight, InviteAgain, RetireAdmin } from '~/domain/accounts/admin-right-schema'
import type { Administrator } from '~/domain/accounts/administrators.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { RightField } from '~/parts/accounts/right-field'
import { EffectList } from '~/ui/effect-list'
import { RecordSection } from '~/ui/record-page'

type ActProps = { admin: Administrator; own: boolean; passwordNeeded: boolean }

/** Another right for an admin. */
export function RightSection({ admin, own, passwordNeeded }: ActProps) {
  const { t } = useTranslation('settings')
  const { form, fields, te } = useActionForm(ChangeRight, {
    id: 'right-form',
    intent: 'right',
    defaultValue: { right: admin.adminRight },
  })
  return (
    <RecordSection id="right" title={t('changeRight.title')}>
      <div className="grid gap-7">
        <FormErrors form={form} labels={{ right: t('rights.legend') }} />
        <ActionForm form={form}>
          <input type="hidden" name="intent" value="right" />
          <RightField field={fields.right} te={te} />
          <EffectList
            effects={[t('changeRight.atOnce'), ...(own ? [t('changeRight.own')] : []), t('changeRight.told')]}
          />
          <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
          <SubmitButton>{t('changeRight.submit')}</SubmitButton>
        </ActionForm>
      </div>
    </RecordSection>
  )
}

/** The end of an admin's role. */
export function RetireSection({ own, passwordNeeded }: Omit<ActProps, 'admin'>) {
  const { t } = useTranslation('admin')
  const { form, fields, te } = useActionForm(RetireAdmin, { id: 'retire-form', intent: 'retire' })
  return (
    <RecordSection id="retire" title={t('retire.title')}>
      <div className="grid gap-7">
        <FormErrors form={form} />
        <EffectList
          effects={[t(own ? 'retire.ownEnds' : 'retire.ends'), t('retire.stays'), t('retire.told')]}
        />
        <ActionForm form={form}>
          <input type="hidden" name="intent" value="retire" />
          <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
          <SubmitButton variant="danger">{t('retire.submit')}</SubmitButton>
        </ActionForm>
      </div>
    </RecordSection>
  )
}

/** A new link for an admin who has not accepted her invitation. */
export function InviteAgainSection({ passwordNeeded }: Pick<ActProps, 'passwordNeeded'>) {
  const { t } = useTranslation('settings')
  const { form, fields, te } = useActionForm(InviteAgain, { id: 'invite', intent: 'invite' })
  return (
    <RecordSection id="invite" title={t('inviteAdmin.again')}>
      <div className="grid gap-7">
        <FormErrors form={form} />
        <ActionForm form={form}>
          <input type="hidden" name="intent" value="invite" />
          <EffectList effects={[t('inviteAdmin.link')]} />
          <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
          <SubmitButton>{t('inviteAdmin.submit')}</SubmitButton>
        </ActionForm>
      </div>
    </RecordSection>
  )
}
