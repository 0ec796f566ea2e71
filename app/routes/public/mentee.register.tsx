import { useTranslation } from '~/i18n/use-translation'
import { becomeMentee, knowsBirthdate, registerMentee } from '~/domain/mentees/mentees.server'
import { BecomeMentee, BecomeMenteeWithBirthdate, RegisterMentee } from '~/domain/mentees/registration-schema'
import { findMentorOnTheWay } from '~/domain/mentors/mentor-on-the-way.server'
import { findPackageOnTheWay } from '~/domain/packages/packages.server'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { destination } from '~/http/destination.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, browserOf, flash, homeOf, redirect, requireNotYet, submit } from '~/http/page.server'
import { safePath } from '~/http/safe-path'
import { arriving, sessionCookie, sessionCookies } from '~/http/session.server'
import { getLanguage } from '~/http/language.server'
import { toLocale } from '~/i18n/locale'
import { WaitingMentor } from '~/parts/mentors/waiting-mentor'
import { WaitingPackage } from '~/parts/packages/waiting-package'
import { FormPage } from '~/ui/form-page'
import { MenteeRegistration } from './mentee.register/mentee-registration'
import { SecondProfile } from './mentee.register/second-profile'

export const handle: Handle<{ user: object | null } | undefined> = {
  title: (t, data) => t(data?.user ? 'public:register.second.title' : 'public:register.title'),
  found: (t) => ({ description: t('public:found.register') }),
}

export async function loader(args: Args) {
  const viewer = await requireNotYet(args, 'mentee')
  const redirectTo = safePath(new URL(args.request.url).searchParams.get('redirectTo'))
  const [item, mentor] = await Promise.all([
    findPackageOnTheWay(redirectTo),
    findMentorOnTheWay(redirectTo, await getLanguage(args)),
  ])
  return {
    redirectTo,
    item,
    mentor,
    user: viewer && {
      home: homeOf(viewer.role),
      birthdateKnown: await knowsBirthdate(viewer),
    },
  }
}

export async function action(args: Args) {
  const viewer = await requireNotYet(args, 'mentee')
  if (viewer) {
    const schema = (await knowsBirthdate(viewer)) ? BecomeMentee : BecomeMenteeWithBirthdate
    return submit(args, schema, async (answers) => {
      const secret = await becomeMentee(viewer, answers)
      return redirect(destination('mentee', answers.redirectTo), {
        headers: flash('menteeProfileCreated', sessionCookie(secret)),
      })
    })
  }
  const locale = toLocale(await getLanguage(args))
  return submit(args, RegisterMentee, async (mentee) => {
    const session = await registerMentee(mentee, locale, browserOf(args))
    return redirect(arriving(args.request, destination(session.role, mentee.redirectTo)), {
      headers: flash('welcome', ...(await sessionCookies(args.request, session))),
    })
  })
}

export default function RegisterPage() {
  const { t } = useTranslation('public')
  const { redirectTo, item, mentor, user } = useLoaderData<typeof loader>()
  const register = useActionForm(RegisterMentee, {
    id: 'register',
    defaultValue: { redirectTo },
  })
  const labels = {
    name: t('common:profile.fields.name'),
    surname: t('common:profile.fields.surname'),
    birthdate: t('common:profile.fields.birthdate'),
    email: t('common:facts.email'),
    password: t('common:facts.password'),
  }
  if (user) return <SecondProfile {...user} {...{ redirectTo, item, mentor }} />
  return (
    <FormPage
      title={t('register.title')}
      lead={t('register.lead')}
      errors={<FormErrors form={register.form} labels={labels} />}
    >
      <WaitingPackage item={item} />
      <WaitingMentor mentor={mentor} />
      <MenteeRegistration {...register} />
    </FormPage>
  )
}
