import { useTranslation } from '~/i18n/use-translation'
import { EditOwnMentee } from '~/domain/accounts/own-account-schema'
import type { OwnUser } from '~/domain/accounts/own-user.server'
import type { readOwnMentee } from '~/domain/mentees/own-mentee.server'
import { ActionForm, FormErrors, useActionForm } from '~/http/action-form'
import { SubmitButton } from '~/http/submit-button'
import { ChangedMeanwhile, VersionFields } from '~/parts/edits/changed-meanwhile'
import { namesInMentee } from '~/parts/mentees/names-in-mentee'
import { fieldProps } from '~/ui/conform'
import { CheckboxGroup, SelectField, TextArea, TextField } from '~/ui/field'
import { CountryAndCounty } from '~/parts/people/country-and-county'

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
        <HerWork {...bound} lists={lists} />
        <HerPlace {...bound} lists={lists} />
        <CheckboxGroup
          {...fieldProps(bound.fields.topicIds, bound.te)}
          legend={t('profile.topicIds')}
          optional={t('common:form.optional')}
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
type Choosing = Bound & Pick<AccountProfileProps, 'lists'>

function AboutHer({ fields, te }: Bound) {
  const { t } = useTranslation('account')
  const optional = t('common:form.optional')
  return (
    <>
      <div className="grid gap-x-5 gap-y-7 sm:grid-cols-2">
        <TextField {...fieldProps(fields.name, te)} label={t(usual.name)} autoComplete="given-name" />
        <TextField {...fieldProps(fields.surname, te)} label={t(usual.surname)} autoComplete="family-name" />
      </div>
      <TextField
        {...fieldProps(fields.phone, te)}
        type="tel"
        label={t(usual.phone)}
        hint={t('profile.phoneHint')}
        optional={optional}
        autoComplete="tel"
        width="half"
      />
      <TextArea
        {...fieldProps(fields.about, te)}
        label={t('profile.about')}
        hint={t('profile.aboutHint')}
        optional={optional}
      />
    </>
  )
}

function HerWork({ fields, te, lists }: Choosing) {
  const { t } = useTranslation('account')
  const shared = {
    placeholder: t('common:form.choose'),
    optional: t('common:form.optional'),
  }
  return (
    <>
      <SelectField
        {...fieldProps(fields.workStatusId, te)}
        {...shared}
        label={t(usual.workStatusId)}
        options={lists.workStatuses}
      />
      <SelectField
        {...fieldProps(fields.industryId, te)}
        {...shared}
        label={t(usual.industryId)}
        options={lists.industries}
      />
    </>
  )
}

function HerPlace({ fields, te, lists }: Choosing) {
  const { t } = useTranslation('account')
  return (
    <CountryAndCounty
      country={{
        ...fieldProps(fields.country, te),
        label: t(usual.country),
        options: lists.countries,
      }}
      county={{
        ...fieldProps(fields.countyId, te),
        label: t(usual.countyId),
        hint: t('profile.countyHint'),
        options: lists.counties,
      }}
      placeholder={t('common:form.choose')}
      optional={t('common:form.optional')}
    />
  )
}
