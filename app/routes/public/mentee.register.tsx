import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { RegisterMentee } from '~/domain/accounts/schema'
import { MenteeRegistration } from '~/domain/mentees/mentee-registration'
import { registerMentee } from '~/domain/mentees/mentees.server'
import { FormErrors, useActionForm } from '~/http/action-form'
import { destination } from '~/http/destination.server'
import { flash } from '~/http/flash.server'
import type { Handle } from '~/http/handle'
import { useConstants } from '~/http/root-data'
import { safePath } from '~/http/safe-path'
import { openSession } from '~/http/session.server'
import { submit } from '~/http/submit.server'
import { findViewer, homeOf, redirectIfSignedIn } from '~/http/viewer.server'
import { getLanguage } from '~/i18n/i18n.server'
import { toLocale } from '~/i18n/locale'
import { LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { i18n: ['public'], title: (t) => t('public:register.title') }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await findViewer(args)
  if (viewer?.menteeId) throw redirect(homeOf(viewer.role))
  const redirectTo = safePath(new URL(args.request.url).searchParams.get('redirectTo'))
  return { redirectTo, home: viewer && homeOf(viewer.role) }
}

export async function action(args: ActionFunctionArgs) {
  await redirectIfSignedIn(args)
  const locale = toLocale(await getLanguage(args.request))
  return submit(args, RegisterMentee, async (mentee) => {
    const userId = await registerMentee(mentee, locale, args.context.clientAddress)
    const { role, header } = await openSession(args.request, userId)
    return redirect(destination(role, mentee.redirectTo), { headers: flash('welcome', header) })
  })
}

export default function RegisterPage() {
  const { t } = useTranslation('public')
  const { redirectTo, home } = useLoaderData<typeof loader>()
  const register = useActionForm(RegisterMentee, { id: 'register', defaultValue: { redirectTo } })
  const constants = useConstants()
  const asked = ['name', 'surname', 'birthdate', 'email', 'password'] as const
  const labels = Object.fromEntries(asked.map((field) => [field, t(`register.${field}`)]))
  if (home) return <HasAccount home={home} />
  return (
    <FormPage
      title={t('register.title')}
      lead={t('register.lead', { ...constants })}
      errors={<FormErrors form={register.form} labels={labels} />}
    >
      <MenteeRegistration {...register} />
    </FormPage>
  )
}

/** A second profile for someone who is signed in follows; until then the page says so. */
function HasAccount({ home }: { home: string }) {
  const { t } = useTranslation('public')
  return (
    <FormPage title={t('register.second.title')}>
      <p className="text-lg">{t('register.second.text')}</p>
      <p>{t('register.second.contact', { ...useConstants() })}</p>
      <p>
        <LinkButton to={home}>{t('register.second.home')}</LinkButton>
      </p>
    </FormPage>
  )
}
