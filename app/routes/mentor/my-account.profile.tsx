import { useTranslation } from '~/i18n/use-translation'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, redirect, requireMentor, submit } from '~/http/page.server'
import { loadAccount } from '~/parts/accounts/account-page.server'
import { findMentor } from '~/domain/mentors/mentors.server'
import { showProfile, type ShownMentor } from '~/domain/mentors/shown-mentor.server'
import { MentorList } from '~/parts/mentors/mentor-card'
import { AccountPage } from '~/parts/accounts/account-page'
import {
  editProfile,
  type OwnAvailability,
  profileOptions,
  readAvailability,
  readProfileEdit,
} from '~/domain/mentors/own-mentor.server'
import { OwnEdit } from './my-account.profile/account-edit'
import { ProfileForm } from '~/parts/mentors/profile-form'
import { EditProfile, nameOfField } from '~/domain/mentors/profile-edit'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { getLanguage } from '~/http/language.server'
import { RecordSection } from '~/ui/record-page'
import { formatLongDate } from '~/i18n/format'
import { LinkButton } from '~/ui/button'
import { StatusTag } from '~/ui/status-tag'

export const handle: Handle = { title: (t) => t('mentor:profile.title') }

export async function loader(args: Args) {
  const viewer = await requireMentor(args)
  const language = await getLanguage(args)
  const [{ edit, values }, options, availability, account, page] = await Promise.all([
    readProfileEdit(viewer, language),
    profileOptions(language),
    readAvailability(viewer),
    loadAccount(args.request, viewer, 'mentor'),
    findMentor(viewer, viewer.mentorId),
  ])
  return {
    card: page && (await showProfile(page, language, viewer)),
    edit,
    values,
    options,
    availability,
    account,
  }
}

export async function action(args: Args) {
  const viewer = await requireMentor(args)
  return submit(args, EditProfile, async (edit) => {
    const waits = await editProfile(viewer, edit)
    return redirect('/mentor/my-account/profile', waits ? 'editSent' : 'editNothing')
  })
}

export default function EditProfilePage() {
  const data = useLoaderData<typeof loader>()
  // The key resets the form to the values that were sent.
  return <EditProfileForm key={data.values.shown} {...data} />
}

function EditProfileForm({
  card,
  edit,
  values,
  options,
  availability,
  account,
}: ReturnType<typeof useLoaderData<typeof loader>>) {
  const { t } = useTranslation('mentor')
  const profile = useActionForm(EditProfile, { id: 'profile', defaultValue: values })
  const waiting = edit?.status === 'pending'
  const labels = {
    ...Object.fromEntries(
      Object.keys(values).map((field) => [field, t(`common:profile.fields.${nameOfField(field)}`)]),
    ),
    words: t('profile.words'),
  }
  return (
    <AccountPage {...account} tab="profile">
      <FormErrors form={profile.form} labels={labels} />
      <AvailabilityNow {...availability} />
      <OwnEdit edit={edit} name={values.name} />
      <RecordSection
        title={t(waiting ? 'profile.more' : 'profile.title')}
        action={card && <Preview card={card} />}
      >
        <p className="mb-6 text-muted">{t('profile.lead')}</p>
        <ProfileForm
          {...profile}
          options={options}
          reader="mentor"
          submit={t(waiting ? 'profile.sendMore' : 'profile.send')}
        />
      </RecordSection>
    </AccountPage>
  )
}

/** The card of the mentor as others see it today. */
function Preview({ card }: { card: ShownMentor }) {
  const { t } = useTranslation('mentor')
  return (
    <div className="grid w-full gap-2 max-lg:max-w-80">
      <p className="text-sm text-muted">{t('profile.preview')}</p>
      <MentorList mentors={[card]} level={3} />
    </div>
  )
}

/** Whether the mentor takes requests now, with the link to change that at once. */
function AvailabilityNow({ status, awayUntil }: OwnAvailability) {
  const { t, language } = useTranslation('mentor')
  const active = status === 'active'
  return (
    <RecordSection
      title={t('availability.title')}
      action={<StatusTag tone={active ? 'success' : 'neutral'} label={t(`common:status.mentor.${status}`)} />}
    >
      <p className="mb-4">
        {active && awayUntil
          ? t('availability.away.now', { when: formatLongDate(language, awayUntil) })
          : t(`availability.status.${status}`)}
      </p>
      <LinkButton to="/mentor/my-account/availability" variant="secondary">
        {t('availability.change')}
      </LinkButton>
    </RecordSection>
  )
}
