import { useTranslation } from '~/i18n/use-translation'
import type { ReactNode } from 'react'
import type { ConfirmedSettings, SettingPart } from '~/domain/settings/schema'
import { ActionForm, SubmitButton, type useActionForm } from '~/forms/action-form'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { LinkButton } from '~/ui/button'
import { EffectList } from '~/ui/effect-list'
import { ConfirmationPage, FormPage } from '~/ui/form-page'
import { SummaryList } from '~/ui/summary-list'

type Values = Record<string, string | number>

type ChangesCheckProps = {
  part: SettingPart
  now: Values
  typed: Values
  changes: Values
  passwordNeeded: boolean
  confirm: ReturnType<typeof useActionForm<typeof ConfirmedSettings>>
  back: { to: string; label: string }
  errors: ReactNode
}

/** Old and new values, what follows from the change, and the password. */
export function ChangesCheck({
  part,
  now,
  changes,
  passwordNeeded,
  confirm,
  back,
  errors,
}: ChangesCheckProps) {
  const { t } = useTranslation('settings')
  const { form, fields, te } = confirm
  const names = Object.keys(changes)
  if (names.length === 0) {
    return (
      <FormPage title={t(`settings.parts.${part}`)} lead={t('settings.nothing')} back={back}>
        <div>
          <LinkButton to={`/admin/settings/${part}`}>{t('common:form.change')}</LinkButton>
        </div>
      </FormPage>
    )
  }
  const seen = Object.fromEntries(names.map((name) => [name, now[name]]))
  return (
    <ConfirmationPage
      title={t('settings.checkTitle')}
      back={back}
      errors={errors}
      form={
        <ActionForm form={form}>
          <input type="hidden" name={fields.changes.name} value={JSON.stringify(changes)} />
          <input type="hidden" name={fields.seen.name} value={JSON.stringify(seen)} />
          <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
          <SubmitButton>{t('settings.submit')}</SubmitButton>
        </ActionForm>
      }
      cancel={{ to: `/admin/settings/${part}`, label: t('common:form.correct') }}
    >
      <SummaryList
        rows={names.map((name) => ({
          label: t(`settings.fields.${name}`),
          value: (
            <>
              <del className="block text-muted">{now[name]}</del>
              <ins className="block font-bold no-underline">{changes[name]}</ins>
            </>
          ),
        }))}
      />
      <EffectList
        effects={[t(`settings.effects.${part}`), t('settings.effects.texts'), t('settings.effects.kept')]}
      />
    </ConfirmationPage>
  )
}
