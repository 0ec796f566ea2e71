import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { nameOfField } from '~/domain/mentors/profile-edit'
import { ActionForm, SubmitButton } from '~/forms/action-form'
import { Link } from '~/http/page'
import { formatList } from '~/i18n/format'
import { Disclosure } from '~/ui/disclosure'
import { CheckboxField, DateParts, fieldProps, partsProps, RadioGroup, TextArea, TextField } from '~/ui/field'
import { ProfileOffer, ProfileStory, ProfileWork } from './profile-work'
import { parts, useProfileWords, type ProfileFormProps, type ProfilePartProps } from './profile-words'

/** The whole profile of a mentor. She opens the part that she wants to change; the team sees all of them. */
export function ProfileForm({ form, fields, te, options, reader, seen, submit }: ProfileFormProps) {
  const { t } = useTranslation('common')
  const part = { fields, te, options, reader }
  const refused = Object.keys(form.allErrors).map((name) => name.replace(/\..*/, ''))
  const frame = (name: keyof typeof parts) => ({
    name,
    reader,
    open: reader === 'team' || parts[name].some((field) => refused.includes(field)),
  })
  return (
    <ActionForm form={form}>
      {reader === 'team' && <input type="hidden" name="intent" value="profile" />}
      <input type="hidden" name="shown" value={fields.shown.initialValue} />
      {seen && <input type="hidden" name="seen" value={JSON.stringify(seen)} />}
      <Part {...frame('who')}>
        <ProfilePerson {...part} />
      </Part>
      <Part {...frame('work')}>
        <ProfileWork {...part} />
      </Part>
      <Part {...frame('offer')}>
        <ProfileOffer {...part} />
      </Part>
      <Part {...frame('story')}>
        <ProfileStory {...part} />
      </Part>
      <Part {...frame('visibility')}>
        <ProfileVisibility {...part} />
      </Part>
      {reader === 'mentor' && (
        <TextArea
          {...fieldProps(fields.words, te)}
          label={t('mentor:profile.words')}
          hint={t('mentor:profile.wordsHint')}
          optional
          rows={3}
        />
      )}
      <SubmitButton pending="sending">{submit}</SubmitButton>
    </ActionForm>
  )
}

type PartProps = Pick<ProfilePartProps, 'reader'> & {
  name: keyof typeof parts
  open: boolean
  children: ReactNode
}

function Part({ name, reader, open, children }: PartProps) {
  const { language } = useTranslation()
  const { part, label } = useProfileWords(reader)
  const labels = parts[name].map((field) => label(nameOfField(field)))
  return (
    <Disclosure
      id={`part-${name}`}
      open={open}
      summary={
        <span className="grid gap-1">
          {part(name)}
          <span className="text-base font-normal text-muted">{formatList(language, labels)}</span>
        </span>
      }
    >
      <fieldset className="grid min-w-0 gap-7">
        <legend className="sr-only">{part(name)}</legend>
        {children}
      </fieldset>
    </Disclosure>
  )
}

function ProfilePerson({ fields, te, reader }: ProfilePartProps) {
  const { t } = useTranslation('common')
  const { label, hint } = useProfileWords(reader)
  return (
    <>
      {reader === 'mentor' && (
        <p>
          <Link to="/mentor/my-account/photo">{t('common:form.changePhoto')}</Link>
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
        optional
        autoComplete="tel"
        width="half"
      />
      <DateParts
        {...partsProps(fields.birthdate, te)}
        legend={label('birthdate')}
        hint={t('profile.hints.team')}
        autoComplete="bday"
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
