import { useTranslation } from '~/i18n/use-translation'
import { CookieChoice } from '~/domain/texts/schema'
import { ActionForm, FormErrors, useActionForm } from '~/http/action-form'
import { Button } from '~/ui/button'
import { fieldProps } from '~/ui/conform'
import { RadioGroup } from '~/ui/field'

/** The cookie settings: which cookies are always set, how long the others last, and which are never used. */
export function CookieChoiceForm({ choice }: { choice: 'preferences' | 'necessary' | null }) {
  const { t } = useTranslation('public')
  const { form, fields, te } = useActionForm(CookieChoice, {
    id: 'cookie-choice',
    defaultValue: { choice: choice ?? 'preferences' },
  })
  return (
    <section id="choice" className="grid gap-5 rounded-leaf border border-edge bg-card p-6">
      <h2 className="text-xl">{t('cookieChoice.title')}</h2>
      <FormErrors form={form} />
      <p>{t('cookieChoice.always')}</p>
      <p role="status">{t(`cookieChoice.now.${choice ?? 'none'}`)}</p>
      <ActionForm form={form}>
        <RadioGroup
          {...fieldProps(fields.choice, te)}
          legend={t('cookieChoice.legend')}
          hint={t('cookieChoice.hint')}
          boxed
          options={(['preferences', 'necessary'] as const).map((value) => ({
            value,
            label: t(`cookieChoice.${value}`),
          }))}
        />
        <div>
          <Button pendingLabel={t('common:form.saving')}>{t('common:form.save')}</Button>
        </div>
      </ActionForm>
      <p className="text-muted">{t('cookieChoice.noOthers')}</p>
    </section>
  )
}
