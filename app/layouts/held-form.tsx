import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { heldFormPath, wordsOf, type HeldContent, type HeldForm, type NotSent } from '~/http/held-form'
import { langOfWords } from '~/i18n/greek'
import { Button } from '~/ui/button'
import type { FieldBinding } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { formStack } from '~/ui/form-stack'
import { EmailField, PasswordField } from '~/ui/field'

type StepProps = {
  form: HeldForm
  /** What connects the form with its schema; the error page, which every page loads, does without. */
  bound?: ComponentProps<'form'>
  errors?: ReactNode
}

type HeldStepProps = StepProps & { title: string; lead: string; children: ReactNode }

/** A step on the way of a held form: what is asked, and below it what the sender wrote. */
export function HeldStep({ form, bound, errors, title, lead, children }: HeldStepProps) {
  const { step, content, to, needs, token } = form
  const carried = { _token: token, intent: step, held: JSON.stringify(content), to, needs }
  return (
    <FormPage {...{ title, lead, errors }}>
      <form
        {...bound}
        method="post"
        action={heldFormPath}
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
  email = { id: 'held-email', name: 'email', required: true },
  password = { id: 'held-password', name: 'password', required: true },
  ...step
}: SignInAgainProps) {
  const { t } = useTranslation('common')
  return (
    <HeldStep {...step} title={t('held.signIn.title')} lead={t('held.signIn.lead')}>
      <EmailField {...email} label={t('facts.email')} autoComplete="username" />
      <PasswordField {...password} label={t('facts.password')} autoComplete="current-password" />
      <div>
        <Button>{t('held.signIn.submit')}</Button>
      </div>
    </HeldStep>
  )
}

/** A form of a session that has ended: what its sender has to do, and below it what was written. */
export function HeldFormPage({ form }: { form: HeldForm }) {
  return form.step === 'other' ? <OfAnother /> : <SignInAgain form={form} />
}

/** A form that was not sent: why, the way on, and what was written, to copy. */
export function NotSentPage({ content, way }: NotSent) {
  const { t } = useTranslation('common')
  return (
    <FormPage title={t('held.notSent.title')} lead={t('held.notSent.lead')}>
      <p>
        <a href={way} target="_blank" rel="noreferrer">
          {t('held.notSent.link')} {t('newTab')}
        </a>
      </p>
      <Written content={content} />
    </FormPage>
  )
}

/** Says that the form of another account was not sent. */
export function OfAnother() {
  const { t } = useTranslation('common')
  return (
    <FormPage title={t('held.other.title')} lead={t('held.other.lead')}>
      <p>
        <a href="/">{t('errorPage.home')}</a>
      </p>
    </FormPage>
  )
}

type SendHeldProps = {
  form: HeldForm
  /** With JavaScript it is sent without a press. */
  atOnce?: boolean
}

/** The held form itself: it goes to its own address, with the token of the present session. */
export function SendHeld({ form: { to, token, content }, atOnce }: SendHeldProps) {
  const { t } = useTranslation('common')
  return (
    <form
      id="held"
      method="post"
      action={to}
      encType="multipart/form-data"
      data-send-at-once={atOnce ? '' : undefined}
    >
      <Hidden fields={[['_token', token], ...content.fields]} />
      <Button>{t('held.send.submit')}</Button>
    </form>
  )
}

function Hidden({ fields }: { fields: [name: string, value: string][] }) {
  return fields.map(([name, value], at) => <input key={at} type="hidden" name={name} value={value} />)
}

/** What the sender wrote, to read, and the files that have to be chosen again. */
export function Written({ content }: { content: HeldContent }) {
  const { t } = useTranslation('common')
  const words = wordsOf(content)
  return (
    <>
      {content.files.map((name, at) => (
        <p key={at} className="font-bold">
          {t('held.file', { name })}
        </p>
      ))}
      {words.length > 0 && (
        <section className="border-t border-line pt-6">
          <h2 className="text-lg">{t('held.written')}</h2>
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
