import { useTranslation } from '~/i18n/use-translation'
import { ConfirmSecondFactor, GuardSecondFactor } from '~/domain/accounts/second-factor-schema'
import type { SecondFactor } from '~/domain/accounts/second-factor.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { formatDateTime } from '~/i18n/format'
import { Banner } from '~/ui/banner'
import { Button, buttonClass, ButtonRow, LinkButton } from '~/ui/button'
import { CopyButton } from '~/ui/copy-button'
import { fieldProps, PasswordField, TextField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { QrCode, type QrCodeProps } from '~/ui/qr-code'

type Back = { to: string; label: string }

/** No second factor: explains it and asks for the password to begin. */
export function SecondFactorOff({ due, back }: { due: boolean; back: Back }) {
  const { t } = useTranslation('account')
  const bound = useActionForm(GuardSecondFactor, { id: 'second-factor' })
  const errors = <FormErrors form={bound.form} labels={{ currentPassword: t('security.current') }} />
  return (
    <FormPage
      title={t('secondFactor.title')}
      lead={t('secondFactor.lead')}
      errors={errors}
      back={due ? undefined : back}
    >
      {due && (
        <Banner tone="info" title={t('secondFactor.due')}>
          <p>{t('secondFactor.dueText')}</p>
        </Banner>
      )}
      <PasswordForm {...bound} acts={{ begin: t('secondFactor.begin') }} />
    </FormPage>
  )
}

/** The secret for the authenticator app, as a QR code and as text, and the field for its first code. */
export function SecondFactorSetUp({ secret }: { secret: { code: QrCodeProps['code']; text: string } }) {
  const { t } = useTranslation('account')
  const { form, fields, te } = useActionForm(ConfirmSecondFactor, { id: 'confirm-second-factor' })
  const errors = <FormErrors form={form} labels={{ code: t('secondFactor.firstCode') }} />
  return (
    <FormPage title={t('secondFactor.setUp')} lead={t('secondFactor.setUpLead')} errors={errors}>
      <QrCode code={secret.code} alt={t('secondFactor.qr')} />
      <div>
        <p>{t('secondFactor.byHand')}</p>
        <p className="tabular mt-2 font-bold break-words" data-secret>
          {secret.text}
        </p>
      </div>
      <ActionForm form={form}>
        <input type="hidden" name="intent" value="confirm" />
        <TextField
          {...fieldProps(fields.code, te)}
          label={t('secondFactor.firstCode')}
          hint={t('secondFactor.firstCodeHint')}
          width="short"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <SubmitButton>{t('secondFactor.confirm')}</SubmitButton>
      </ActionForm>
    </FormPage>
  )
}

/** The recovery codes, shown once. */
export function RecoveryCodes({ codes, back }: { codes: string[]; back: string }) {
  const { t } = useTranslation('account')
  return (
    <FormPage title={t('secondFactor.codes')} lead={t('secondFactor.codesLead')}>
      <ul className="tabular grid gap-2 font-bold sm:grid-cols-2" data-codes>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton
          value={codes.join('\n')}
          label={t('secondFactor.copy')}
          done={t('secondFactor.copied')}
          className="-ml-3"
        />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`}
          download="recovery-codes.txt"
          className={buttonClass('quiet')}
        >
          {t('secondFactor.download')}
        </a>
      </div>
      <p>{t('secondFactor.codesOnce')}</p>
      <p>
        <LinkButton to={back}>{t('secondFactor.codesKept')}</LinkButton>
      </p>
    </FormPage>
  )
}

/** The second factor is on: since when, how many codes are left, new codes, and removal. */
export function SecondFactorOn({ factor, back }: { factor: SecondFactor; back: Back }) {
  const { t, language } = useTranslation('account')
  const bound = useActionForm(GuardSecondFactor, { id: 'second-factor' })
  const errors = <FormErrors form={bound.form} labels={{ currentPassword: t('security.current') }} />
  const since = factor.since ? formatDateTime(language, factor.since) : ''
  return (
    <FormPage
      title={t('secondFactor.title')}
      lead={t('secondFactor.onSince', { since })}
      errors={errors}
      back={back}
    >
      <p>{t('secondFactor.codesLeft', { count: factor.codesLeft })}</p>
      <PasswordForm
        {...bound}
        acts={{
          codes: t('secondFactor.renew'),
          ...(factor.required ? {} : { remove: t('secondFactor.remove') }),
        }}
      />
      {factor.required && <p className="text-muted">{t('secondFactor.requiredText')}</p>}
    </FormPage>
  )
}

type GuardedForm = ReturnType<typeof useActionForm<typeof GuardSecondFactor>> & {
  acts: Record<string, string>
}

/** The password field, and the buttons of the acts that need it; Enter presses the first one. */
function PasswordForm({ form, fields, te, acts }: GuardedForm) {
  const { t } = useTranslation('account')
  return (
    <ActionForm form={form}>
      <PasswordField
        {...fieldProps(fields.currentPassword, te)}
        label={t('security.current')}
        autoComplete="current-password"
      />
      <ButtonRow>
        {Object.entries(acts).map(([intent, words], place) => (
          <Button
            key={intent}
            name="intent"
            value={intent}
            variant={place > 0 ? 'secondary' : undefined}
            pendingLabel={t('common:form.oneMoment')}
          >
            {words}
          </Button>
        ))}
      </ButtonRow>
    </ActionForm>
  )
}
