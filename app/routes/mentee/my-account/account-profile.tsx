import { useTranslation } from '~/i18n/use-translation'
import { EditOwnMentee } from '~/domain/accounts/own-account-schema'
import type { OwnUser } from '~/domain/accounts/own-user.server'
import type { readOwnMentee } from '~/domain/mentees/own-mentee.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { ChangedMeanwhile, VersionFields } from '~/parts/edits/changed-meanwhile'
import { namesInMentee } from '~/parts/mentees/names-in-mentee'
import { CheckboxGroup, fieldProps, TextArea, TextField } from '~/ui/field'
import { CountryAndCounty, NameFields, WorkFields } from '~/parts/people/name-and-place'

type AccountProfileProps = Awaited<ReturnType<typeof readOwnMentee>> & { user: OwnUser }

/** The fields that every profile has. */
const usual = {
  name: 'common:profile.fields.name',
  surname: 'common:profile.fields.surname',
  phone: 'common:profile.fields.phone',
  workStatusId: 'common:profile.fields.work_status_id',
  industryId: 'common:profile.fields.industry_id',
  country: 'common:profile.fields.country',
  countyId: 'common:profile.fields.county_id',
}

/** The mentee's own profile; changes take effect at once. */
export function AccountProfile({ user, mentee, lists }: AccountProfileProps) {
  const { t } = useTranslation('account')
  const { name, surname, phone } = user
  const now = { name, surname, phone, ...mentee }
  const bound = useActionForm(EditOwnMentee, {
    id: 'mentee-profile',
    intent: 'menteeProfile',
    defaultValue: {
      name: user.name,
      surname: user.surname,
      phone: user.phone ?? undefined,
      about: mentee.about,
      workStatusId: textOf(mentee.workStatusId),
      industryId: textOf(mentee.industryId),
      country: mentee.country ?? undefined,
      countyId: textOf(mentee.countyId),
      topicIds: mentee.topicIds.map(String),
    },
  })
  const asked = Object.keys(now)
  const labels = Object.fromEntries(
    asked.map((field) => [field, t((usual as Record<string, string>)[field] ?? `profile.${field}`)]),
  )
  return (
    <div className="grid gap-7">
      <FormErrors form={bound.form} labels={labels} />
      <ChangedMeanwhile shown={bound.shown} now={now} labels={labels} options={namesInMentee(lists)} />
      <ActionForm form={bound.form}>
        <input type="hidden" name="intent" value="menteeProfile" />
        <VersionFields shown={bound.shown} seen={now} />
        <AboutHer {...bound} />
        <WorkFields {...bound} options={lists} />
        <CountryAndCounty {...bound} options={lists} countyHint={t('profile.countyHint')} />
        <CheckboxGroup
          {...fieldProps(bound.fields.topicIds, bound.te)}
          legend={t('profile.topicIds')}
          optional
          options={lists.topics}
          columns={2}
        />
        <SubmitButton pending="saving">{t('common:form.save')}</SubmitButton>
      </ActionForm>
    </div>
  )
}

const textOf = (id: number | null) => (id === null ? undefined : String(id))

type Bound = Pick<ReturnType<typeof useActionForm<typeof EditOwnMentee>>, 'fields' | 'te'>

function AboutHer({ fields, te }: Bound) {
  const { t } = useTranslation('account')
  return (
    <>
      <NameFields {...{ fields, te }} />
      <TextField
        {...fieldProps(fields.phone, te)}
        type="tel"
        label={t(usual.phone)}
        hint={t('profile.phoneHint')}
        optional
        autoComplete="tel"
        width="half"
      />
      <TextArea
        {...fieldProps(fields.about, te)}
        label={t('profile.about')}
        hint={t('profile.aboutHint')}
        optional
      />
    </>
  )
}
