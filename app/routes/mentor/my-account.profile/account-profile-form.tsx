import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionForm, type useActionForm } from '~/http/action-form'
import { Button } from '~/ui/button'
import { fieldProps, partsProps } from '~/ui/conform'
import { CheckboxField, CheckboxGroup, DateParts, RadioGroup, TextField } from '~/ui/field'
import type { ProfileOptions } from '~/domain/mentors/own-mentor.server'
import { ProfileStory, ProfileWork } from './account-profile-work'
import type { EditProfile } from '~/domain/mentors/profile-edit'

export type ProfileFormProps = ReturnType<typeof useActionForm<typeof EditProfile>> & {
  options: ProfileOptions
  waiting: boolean
}
export type ProfilePartProps = Pick<ProfileFormProps, 'fields' | 'te' | 'options'>

/** The whole profile; changes are sent to the team as an edit request. */
export function ProfileForm({ form, fields, te, options, waiting }: ProfileFormProps) {
  const { t } = useTranslation('mentor')
  const part = { fields, te, options }
  return (
    <ActionForm form={form}>
      <input type="hidden" name="shown" value={fields.shown.initialValue} readOnly />
      <Part title={t('profile.parts.who')}>
        <ProfilePerson {...part} />
      </Part>
      <Part title={t('profile.parts.work')}>
        <ProfileWork {...part} />
      </Part>
      <Part title={t('profile.parts.offer')}>
        <ProfileOffer {...part} />
      </Part>
      <Part title={t('profile.parts.story')}>
        <ProfileStory {...part} />
      </Part>
      <Part title={t('profile.parts.visibility')}>
        <ProfileVisibility {...part} />
      </Part>
      <div>
        <Button pendingLabel={t('common:form.sending')}>
          {t(waiting ? 'profile.sendMore' : 'profile.send')}
        </Button>
      </div>
    </ActionForm>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-7 border-t border-line pt-6">
      <legend className="float-left mb-6 w-full text-xl font-heavy">{title}</legend>
      <div className="clear-both grid gap-7">{children}</div>
    </fieldset>
  )
}

function ProfilePerson({ fields, te }: ProfilePartProps) {
  const { t } = useTranslation('common')
  return (
    <>
      <p>
        <Link to="/mentor/my-account/photo">{t('mentor:photo.change')}</Link>
      </p>
      <div className="grid gap-x-5 gap-y-7 sm:grid-cols-2">
        <TextField
          {...fieldProps(fields.name, te)}
          label={t('profile.fields.name')}
          autoComplete="given-name"
        />
        <TextField
          {...fieldProps(fields.surname, te)}
          label={t('profile.fields.surname')}
          autoComplete="family-name"
        />
      </div>
      <TextField
        {...fieldProps(fields.phone, te)}
        type="tel"
        label={t('profile.fields.phone')}
        hint={t('profile.hints.phone')}
        optional={t('form.optional')}
        autoComplete="tel"
        width="half"
      />
      <DateParts
        {...partsProps(fields.birthdate, te)}
        legend={t('profile.fields.birthdate')}
        hint={t('profile.hints.team')}
        labels={{ day: t('form.day'), month: t('form.month'), year: t('form.year') }}
        autoComplete="bday"
      />
    </>
  )
}

function ProfileOffer({ fields, te, options }: ProfilePartProps) {
  const { t } = useTranslation('common')
  return (
    <>
      <div className="grid gap-3">
        <CheckboxField
          {...fieldProps(fields.offersMentoring, te)}
          label={t('profile.fields.offers_mentoring')}
          boxed
        />
        <CheckboxField
          {...fieldProps(fields.offersCoaching, te)}
          label={t('profile.fields.offers_coaching')}
          boxed
        />
      </div>
      <CheckboxGroup
        {...fieldProps(fields.topicIds, te)}
        legend={t('profile.fields.topic_ids')}
        options={options.topics}
        columns={2}
      />
      <CheckboxGroup
        {...fieldProps(fields.languages, te)}
        legend={t('profile.fields.languages')}
        options={(['el', 'en'] as const).map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
    </>
  )
}

function ProfileVisibility({ fields, te }: ProfilePartProps) {
  const { t } = useTranslation('common')
  const choices = ['public', 'private'] as const
  return (
    <>
      <RadioGroup
        {...fieldProps(fields.visibility, te)}
        legend={t('profile.fields.visibility')}
        options={choices.map((value) => ({
          value,
          label: t(`profile.${value}`),
          hint: t(`profile.hints.${value}`),
        }))}
      />
      <CheckboxField
        {...fieldProps(fields.testimonialsVisible, te)}
        label={t('profile.fields.testimonials_visible')}
        hint={t('profile.hints.testimonials')}
        boxed
      />
    </>
  )
}
