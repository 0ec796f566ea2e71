import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { keptFormPath, wordsOf, type KeptContent, type KeptForm } from '~/http/kept-form'
import { langOfWords } from '~/i18n/greek'
import { Button, ButtonRow } from '~/ui/button'
import type { FieldBinding } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { formStack } from '~/ui/form-stack'
import { EmailField, PasswordField } from '~/ui/field'

type StepProps = {
  form: KeptForm
  /** What connects the form with its schema; the error page, which every page loads, does without. */
  bound?: ComponentProps<'form'>
  errors?: ReactNode
}

type KeptStepProps = StepProps & { title: string; lead: string; children: ReactNode }

/** A step on the way of a kept form: what is asked, and below it what the sender wrote. */
export function KeptStep({ form, bound, errors, title, lead, children }: KeptStepProps) {
  const { step, content, to, needs, token } = form
  const carried = { _token: token, intent: step, kept: JSON.stringify(content), to, needs }
  return (
    <FormPage {...{ title, lead, errors }}>
      <form
        {...bound}
        method="post"
        action={keptFormPath}
        encType="multipart/form-data"
        className={formStack}
      >
        <Hidden fields={Object.entries(carried)} />
        {children}
      </form>
      <Written content={content} />
    </FormPage>
  )
}

type SignInAgainProps = StepProps & { email?: FieldBinding; password?: FieldBinding }

/** Asks for e-mail and password. */
export function SignInAgain({
  email = { id: 'kept-email', name: 'email', required: true },
  password = { id: 'kept-password', name: 'password', required: true },
  ...step
}: SignInAgainProps) {
  const { t } = useTranslation('common')
  return (
    <KeptStep {...step} title={t('kept.signIn.title')} lead={t('kept.signIn.lead')}>
      <EmailField {...email} label={t('facts.email')} autoComplete="username" />
      <PasswordField {...password} label={t('facts.password')} autoComplete="current-password" />
      <div>
        <Button>{t('kept.signIn.submit')}</Button>
      </div>
    </KeptStep>
  )
}

/** Says in which role the sender is signed in, and offers the role of the form. */
export function ChangeRole(step: StepProps) {
  const { t } = useTranslation('common')
  const { role: now, roles } = step.form
  const lead = t('kept.role.lead')
  return (
    <KeptStep
      {...step}
      title={t('kept.role.title')}
      lead={now ? `${t(`kept.role.now.${now}`)} ${lead}` : lead}
    >
      <ButtonRow>
        {roles.map((role) => (
          <Button key={role} name="role" value={role}>
            {t(`kept.role.as.${role}`)}
          </Button>
        ))}
      </ButtonRow>
    </KeptStep>
  )
}

/** A form that a guard kept: what its sender has to do, and below it what was written. */
export function KeptFormPage({ form }: { form: KeptForm }) {
  const { t } = useTranslation('common')
  if (form.step === 'sign-in') return <SignInAgain form={form} />
  if (form.step === 'role') return <ChangeRole form={form} />
  if (form.step === 'other') return <OfAnother />
  return (
    <FormPage title={t('kept.first.title')} lead={t('kept.first.lead')}>
      <p>
        <a href={form.first} target="_blank" rel="noreferrer">
          {t('kept.first.link')} {t('newTab')}
        </a>
      </p>
      <SendKept form={form} />
      <Written content={form.content} />
    </FormPage>
  )
}

/** Says that the form of another account was not sent. */
export function OfAnother() {
  const { t } = useTranslation('common')
  return (
    <FormPage title={t('kept.other.title')} lead={t('kept.other.lead')}>
      <p>
        <a href="/">{t('errorPage.home')}</a>
      </p>
    </FormPage>
  )
}

type SendKeptProps = {
  form: KeptForm
  /** With JavaScript it is sent without a press. */
  atOnce?: boolean
}

/** The kept form itself: it goes to its own address, with the token of the present session. */
export function SendKept({ form: { to, token, content }, atOnce }: SendKeptProps) {
  const { t } = useTranslation('common')
  return (
    <form
      id="kept"
      method="post"
      action={to}
      encType="multipart/form-data"
      data-send-at-once={atOnce ? '' : undefined}
    >
      <Hidden fields={[['_token', token], ...content.fields]} />
      <Button>{t('kept.send.submit')}</Button>
    </form>
  )
}

function Hidden({ fields }: { fields: [name: string, value: string][] }) {
  return fields.map(([name, value], at) => <input key={at} type="hidden" name={name} value={value} />)
}

/** What the sender wrote, to read, and the files that have to be chosen again. */
export function Written({ content }: { content: KeptContent }) {
  const { t } = useTranslation('common')
  const words = wordsOf(content)
  return (
    <>
      {content.files.map((name, at) => (
        <p key={at} className="font-bold">
          {t('kept.file', { name })}
        </p>
      ))}
      {words.length > 0 && (
        <section className="border-t border-line pt-6">
          <h2 className="text-lg">{t('kept.written')}</h2>
          <ul className="mt-3 grid gap-3">
            {words.map((text, at) => (
              <li key={at} lang={langOfWords(text)} className="wrap-anywhere whitespace-pre-line">
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
