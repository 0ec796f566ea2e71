import { useTranslation } from '~/i18n/use-translation'
import {
  CheckboxField,
  CheckboxGroup,
  fieldProps,
  MonthParts,
  partsProps,
  SelectField,
  TextArea,
  TextField,
} from '~/ui/field'
import { LinkRows } from './link-rows'
import { useProfileWords, type ProfilePartProps } from './profile-words'
import { ProfileTip, type ProfileTipProps } from './profile-tip'
import { CountryAndCounty } from '~/parts/people/name-and-place'

/** Work: position, experience, place. */
export function ProfileWork({ fields, te, options, reader }: ProfilePartProps) {
  const { t } = useTranslation('common')
  const { label, hint } = useProfileWords(reader)
  const choose = { optional: true, placeholder: t('form.choose') }
  return (
    <>
      <div className="grid gap-1">
        <TextField {...fieldProps(fields.title, te)} label={label('title')} hint={hint('title')} />
        {reader === 'mentor' && <ProfileTip field="title" label={label('title')} />}
      </div>
      <SelectField
        {...fieldProps(fields.industryId, te)}
        placeholder={choose.placeholder}
        label={label('industry_id')}
        options={options.industries}
      />
      <SelectField
        {...fieldProps(fields.workStatusId, te)}
        {...choose}
        label={label('work_status_id')}
        hint={t('profile.hints.team')}
        options={options.workStatuses}
      />
      <MonthParts
        {...partsProps(fields.experienceSince, te)}
        optional
        legend={label('experience_since')}
        hint={t('profile.hints.experience')}
      />
      <MonthParts {...partsProps(fields.mentoringSince, te)} optional legend={label('mentoring_since')} />
      <div className="grid gap-x-5 gap-y-7 sm:grid-cols-2">
        <CountryAndCounty {...{ fields, te, options }} autoComplete="country" />
      </div>
    </>
  )
}

/** Which kinds she offers, on which topics, in which languages. */
export function ProfileOffer({ fields, te, options, reader }: ProfilePartProps) {
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

/** The texts of the profile, and those that only the team reads. */
export function ProfileStory({ fields, te, options, reader }: ProfilePartProps) {
  const { t } = useTranslation('common')
  const { label } = useProfileWords(reader)
  const team = { hint: t('profile.hints.team'), optional: true, rows: 4 }
  const tip = (field: ProfileTipProps['field'], name: string) =>
    reader === 'mentor' && <ProfileTip field={field} label={label(name)} />
  return (
    <>
      {(['sentence', 'meets'] as const).map((name) => (
        <TextField
          key={name}
          {...fieldProps(fields[name], te)}
          label={label(name)}
          hint={t(`profile.hints.${name}`)}
          optional
        />
      ))}
      <div className="grid gap-1">
        <TextArea
          {...fieldProps(fields.description, te)}
          label={label('description')}
          hint={t('profile.hints.description')}
          optional
          rows={10}
          counter={{ unit: 'words', text: t('form.words', { count: 0 }) }}
        />
        {tip('description', 'description')}
      </div>
      <div className="grid gap-1">
        <LinkRows field={fields.links} te={te} label={label('links')} />
        {tip('links', 'links')}
      </div>
      <div className="grid gap-1">
        <TextArea {...fieldProps(fields.mentoringReason, te)} {...team} label={label('mentoring_reason')} />
        {tip('mentoringReason', 'mentoring_reason')}
      </div>
      <div className="grid gap-1">
        <TextArea {...fieldProps(fields.menteeWishlist, te)} {...team} label={label('mentee_wishlist')} />
        {tip('menteeWishlist', 'mentee_wishlist')}
      </div>
      <SelectField
        {...fieldProps(fields.referralSourceId, te)}
        label={label('referral_source_id')}
        hint={team.hint}
        optional
        placeholder={t('form.choose')}
        options={options.referralSources}
      />
      <TextField
        {...fieldProps(fields.referralText, te)}
        label={label('referral_text')}
        hint={team.hint}
        optional
      />
    </>
  )
}
