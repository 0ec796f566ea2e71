import { z } from 'zod'
import { TextPage } from '~/content/text-page'
import { loadText } from '~/content/text-page.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { storeCookieChoice, readCookieChoice } from '~/http/cookie-choice.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, flash, redirect, submit } from '~/http/page.server'
import { useTranslation } from '~/i18n/use-translation'
import { fieldProps, RadioGroup } from '~/ui/field'

/** Which cookies the visitor allows. */
const CookieChoice = z.object({ choice: z.enum(['preferences', 'necessary'], { error: 'required' }) })

export const handle: Handle = {
  title: (t) => t('common:texts.cookies'),
  found: (t) => ({ description: t('public:found.text', { title: t('common:texts.cookies') }) }),
}

export async function loader(args: Args) {
  return { text: await loadText(args, 'cookies'), choice: readCookieChoice(args.request) }
}

export const action = (args: Args) =>
  submit(args, CookieChoice, async ({ choice }) =>
    redirect('/cookies-policy', {
      headers: flash('cookieChoiceSaved', ...storeCookieChoice(args.request, choice)),
    }),
  )

export default function CookiesPolicyPage() {
  const { text, choice } = useLoaderData<typeof loader>()
  const { t } = useTranslation('public')
  return (
    <TextPage title={t('common:texts.cookies')} {...text}>
      <CookieChoiceForm choice={choice} />
    </TextPage>
  )
}

/** The cookie settings: which cookies are always set, how long the others last, and which are never used. */
function CookieChoiceForm({ choice }: { choice: 'preferences' | 'necessary' | null }) {
  const { t } = useTranslation('public')
  const { form, fields, te } = useActionForm(CookieChoice, {
    id: 'cookie-choice',
    defaultValue: { choice: choice ?? 'preferences' },
  })
  return (
    <section id="choice" className="grid gap-5 rounded-leaf border border-transparent bg-card p-6">
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
        <SubmitButton pending="saving">{t('common:form.save')}</SubmitButton>
      </ActionForm>
      <p className="text-muted">{t('cookieChoice.noOthers')}</p>
    </section>
  )
}
