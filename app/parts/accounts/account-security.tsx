import { useTranslation } from '~/i18n/use-translation'
import type { Device } from '~/domain/accounts/devices.server'
import { ChangePassword } from '~/domain/accounts/own-account-schema'
import type { SecondFactor } from '~/domain/accounts/second-factor.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { LinkButton } from '~/ui/button'
import { fieldProps, PasswordField } from '~/ui/field'
import { DeviceList } from './device-list'

/** Password, second factor and signed-in devices. */
export function AccountSecurity({
  devices,
  secondFactor,
  back,
}: {
  devices: Device[]
  secondFactor: SecondFactor | null
  back: string
}) {
  const { t } = useTranslation('account')
  const { form, fields, te } = useActionForm(ChangePassword, { id: 'change-password', intent: 'password' })
  const labels = { currentPassword: t('security.current'), password: t('security.new') }
  return (
    <>
      <section className="grid gap-6">
        <FormErrors form={form} labels={labels} />
        <div>
          <h2>{t('security.title')}</h2>
          <p className="mt-2 text-muted">{t('security.lead')}</p>
        </div>
        <ActionForm form={form}>
          <input type="hidden" name="intent" value="password" />
          <PasswordField {...fieldProps(fields.currentPassword, te)} label={labels.currentPassword} />
          <PasswordField
            {...fieldProps(fields.password, te)}
            label={labels.password}
            hint={t('security.newHint')}
            autoComplete="new-password"
          />
          <SubmitButton>{t('security.title')}</SubmitButton>
        </ActionForm>
        <p className="text-muted">{t('security.forgotten')}</p>
      </section>
      <section className="grid gap-4">
        <h2>{t('secondFactor.title')}</h2>
        <p className="text-muted">
          {t(secondFactor?.state === 'on' ? 'secondFactor.isOn' : 'secondFactor.lead')}
        </p>
        <p>
          <LinkButton to={`/second-factor?redirectTo=${encodeURIComponent(back)}`} variant="secondary">
            {t(secondFactor?.state === 'on' ? 'secondFactor.manage' : 'secondFactor.begin')}
          </LinkButton>
        </p>
      </section>
      <DeviceList devices={devices} />
    </>
  )
}
