import { useTranslation } from 'react-i18next'
import { ActionForm, FormErrors, useActionForm } from '~/http/action-form'
import { Button, ButtonRow } from '~/ui/button'
import { CookieChoice } from './schema'

/** The settings of cookies: what holds now, and two equal buttons. */
export function CookieChoiceForm({ choice }: { choice: 'necessary' | 'all' | 'none' }) {
  const { t } = useTranslation('public')
  const { form } = useActionForm(CookieChoice, { id: 'cookie-choice' })
  return (
    <section id="choice" className="grid gap-4 rounded-leaf border border-edge bg-card p-6">
      <h2 className="text-xl">{t('cookieChoice.title')}</h2>
      <FormErrors form={form} />
      <p>{t(`cookieChoice.now.${choice}`)}</p>
      <ActionForm form={form}>
        <ButtonRow>
          <Button name="choice" value="necessary" variant="secondary">
            {t('cookieChoice.necessary')}
          </Button>
          <Button name="choice" value="all" variant="secondary">
            {t('cookieChoice.all')}
          </Button>
        </ButtonRow>
      </ActionForm>
    </section>
  )
}
