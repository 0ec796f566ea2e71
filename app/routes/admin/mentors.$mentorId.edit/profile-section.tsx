import { useTranslation } from '~/i18n/use-translation'
import type { Version } from '~/domain/edits/versions'
import type { readMentorForm } from '~/domain/mentors/mentor-record.server'
import type { profileOptions } from '~/domain/mentors/own-mentor.server'
import { EditProfile, nameOfField } from '~/domain/mentors/profile-edit'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { Link } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { ChangedMeanwhile } from '~/parts/edits/changed-meanwhile'
import { ProfileForm } from '~/parts/mentors/profile-form'
import { Banner } from '~/ui/banner'
import { EffectList } from '~/ui/effect-list'
import { RecordSection } from '~/ui/record-page'

type ProfileSectionProps = NonNullable<Awaited<ReturnType<typeof readMentorForm>>> & {
  options: Awaited<ReturnType<typeof profileOptions>>
}

/** The whole profile. What the team changes holds at once. */
export function ProfileSection({ mentor, profile: stored, values, options, edits }: ProfileSectionProps) {
  const { t } = useTranslation('people')
  const actLink = useActLink()
  const profile = useActionForm(EditProfile, {
    id: 'profile-form',
    intent: 'profile',
    defaultValue: values,
  })
  const labels = Object.fromEntries(
    Object.keys(values)
      .filter((field) => field !== 'shown')
      .map((field) => [field, t(`profile.fields.${nameOfField(field)}`)]),
  )
  const named = Object.fromEntries(
    Object.entries(labels).map(([field, label]) => [nameOfField(field), label]),
  )
  return (
    <RecordSection id="profile" title={t('common:facts.profile')}>
      <div className="grid gap-7">
        <FormErrors form={profile.form} labels={labels} />
        <EffectList effects={[t('admin:toldOfEdit')]} />
        <ChangedMeanwhile
          shown={profile.fields.shown.initialValue}
          now={JSON.parse(values.shown) as Version}
          labels={named}
          options={{
            industry_id: options.industries,
            topic_ids: options.topics,
            county_id: options.counties,
            work_status_id: options.workStatuses,
            referral_source_id: options.referralSources,
            country: options.countries,
          }}
          edits={edits}
        />
        {mentor.editWaiting && (
          <Banner tone="warning" title={t('edit.waiting')}>
            <p>{t('edit.waitingText')}</p>
            <p>
              <Link to={actLink(`/admin/mentors/${mentor.id}/pending-edit-requests`)}>
                {t('common:form.seeChanges')}
              </Link>
            </p>
          </Banner>
        )}
        {mentor.waiting > 0 && <Banner>{t('edit.offers', { count: mentor.waiting })}</Banner>}
        <ProfileForm {...profile} options={options} reader="team" seen={stored} submit={t('edit.submit')} />
      </div>
    </RecordSection>
  )
}
