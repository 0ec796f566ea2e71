import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { ActionForm } from '~/http/action-form'
import { Link } from '~/http/page'
import { Button } from '~/ui/button'
import { fieldProps, partsProps } from '~/ui/conform'
import { CheckboxField, CheckboxGroup, DateParts, RadioGroup, TextArea, TextField } from '~/ui/field'
import { ProfileStory, ProfileWork } from './profile-work'
import { useProfileWords, type ProfileFormProps, type ProfilePartProps } from './profile-words'

/** The whole profile of a mentor. */
export function ProfileForm({ form, fields, te, options, reader, seen, submit }: ProfileFormProps) {
  const { t } = useTranslation('common')
  const { part: title } = useProfileWords(reader)
  const part = { fields, te, options, reader }
  return (
    <ActionForm form={form}>
      <input type="hidden" name="shown" value={fields.shown.initialValue} />
      {seen && <input type="hidden" name="seen" value={JSON.stringify(seen)} />}
      <Part title={title('who')}>
        <ProfilePerson {...part} />
      </Part>
      <Part title={title('work')}>
        <ProfileWork {...part} />
      </Part>
      <Part title={title('offer')}>
        <ProfileOffer {...part} />
      </Part>
      <Part title={title('story')}>
        <ProfileStory {...part} />
      </Part>
      <Part title={title('visibility')}>
        <ProfileVisibility {...part} />
      </Part>
      {reader === 'mentor' && (
        <TextArea
          {...fieldProps(fields.words, te)}
          label={t('mentor:profile.words')}
          hint={t('mentor:profile.wordsHint')}
          optional={t('form.optional')}
          rows={3}
        />
      )}
      <div>
        <Button pendingLabel={t('form.sending')}>{submit}</Button>
      </div>
    </ActionForm>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-7 border-t border-line pt-6">
      <legend className="float-left w-full text-xl font-heavy">{title}</legend>
      <div className="clear-both grid gap-7">{children}</div>
    </fieldset>
  )
}

function ProfilePerson({ fields, te, reader }: ProfilePartProps) {
  const { t } = useTranslation('common')
  const { label, hint } = useProfileWords(reader)
  return (
    <>
      {reader === 'mentor' && (
        <p>
          <Link to="/mentor/my-account/photo">{t('mentor:photo.change')}</Link>
        </p>
      )}
      <div className="grid gap-x-5 gap-y-7 sm:grid-cols-2">
        <TextField {...fieldProps(fields.name, te)} label={label('name')} autoComplete="given-name" />
        <TextField {...fieldProps(fields.surname, te)} label={label('surname')} autoComplete="family-name" />
      </div>
      <TextField
        {...fieldProps(fields.phone, te)}
        type="tel"
        label={label('phone')}
        hint={hint('phone')}
        optional={t('form.optional')}
        autoComplete="tel"
        width="half"
      />
      <DateParts
        {...partsProps(fields.birthdate, te)}
        legend={label('birthdate')}
        hint={t('profile.hints.team')}
        labels={{ day: t('form.day'), month: t('form.month'), year: t('form.year') }}
        autoComplete="bday"
      />
    </>
  )
}

function ProfileOffer({ fields, te, options, reader }: ProfilePartProps) {
  const { t } = useTranslation('common')
  const { label } = useProfileWords(reader)
  return (
    <>
      <div className="grid gap-3">
        <CheckboxField {...fieldProps(fields.offersMentoring, te)} label={label('offers_mentoring')} boxed />
        <CheckboxField {...fieldProps(fields.offersCoaching, te)} label={label('offers_coaching')} boxed />
      </div>
      <CheckboxGroup
        {...fieldProps(fields.topicIds, te)}
        legend={label('topic_ids')}
        options={options.topics}
        columns={2}
      />
      <CheckboxGroup
        {...fieldProps(fields.languages, te)}
        legend={label('languages')}
        options={(['el', 'en'] as const).map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
    </>
  )
}

function ProfileVisibility({ fields, te, reader }: ProfilePartProps) {
  const { t } = useTranslation('common')
  const { label, hint } = useProfileWords(reader)
  const choices = ['public', 'private'] as const
  return (
    <>
      <RadioGroup
        {...fieldProps(fields.visibility, te)}
        legend={label('visibility')}
        options={choices.map((value) => ({
          value,
          label: t(`profile.${value}`),
          hint: t(`profile.hints.${value}`),
        }))}
      />
      <CheckboxField
        {...fieldProps(fields.testimonialsVisible, te)}
        label={label('testimonials_visible')}
        hint={hint('testimonials')}
        boxed
      />
    </>
  )
}
