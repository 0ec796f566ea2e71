import { useTranslation } from '~/i18n/use-translation'
import { ActionForm, SubmitButton, type useActionForm } from '~/forms/action-form'
import { formatLongDate } from '~/i18n/format'
import { MentorLink } from '~/parts/people/person-link'
import { ChangedMeanwhile, VersionFields } from '~/parts/edits/changed-meanwhile'
import { EmptyState } from '~/ui/empty-state'
import { fieldProps, TextField } from '~/ui/field'
import { RecordPage, RecordSection } from '~/ui/record-page'
import { AwardsTable } from '~/parts/scholarships/awards-table'
import type { Candidate, GivenAward } from '~/domain/scholarships/awards.server'
import { CandidateSearch } from './candidate-search'
import { ScholarshipStateTag } from '~/parts/scholarships/scholarship-state'
import type { Scholarship } from '~/domain/scholarships/scholarships.server'
import type { DecideGift, RenameScholarship } from '~/domain/scholarships/schema'
import { GiftForm } from './gift-form'
import { NotOpen } from './not-open'

type Renaming = ReturnType<typeof useActionForm<typeof RenameScholarship>>

type ScholarshipRecordProps = {
  scholarship: Scholarship
  awards: GivenAward[]
  q: string
  candidates?: Candidate[]
  renaming: Renaming
  gift: ReturnType<typeof useActionForm<typeof DecideGift>>
}

/** The page of a scholarship: answer a gift, award it, its awards, its name. */
export function ScholarshipRecord(props: ScholarshipRecordProps) {
  const { scholarship, awards, q, candidates, renaming, gift } = props
  const { t, language } = useTranslation('admin')
  const created = formatLongDate(language, scholarship.createdAt)
  const facts = [
    t(`scholarships.kinds.${scholarship.kind}`),
    scholarship.giver &&
      (scholarship.giverId ? (
        <MentorLink
          key="giver"
          id={scholarship.giverId}
          name={t('scholarships.from', { name: scholarship.giver })}
        />
      ) : (
        t('scholarships.from', { name: scholarship.giver })
      )),
    t('scholarships.createdOn', { when: created }),
  ]
  return (
    <RecordPage
      title={scholarship.name}
      back={{ to: '/admin/scholarships', label: t('scholarships.back') }}
      tag={<ScholarshipStateTag state={scholarship.state} />}
      facts={facts.filter(Boolean)}
    >
      <RecordSection id="award" title={t('scholarships.award.submit')}>
        {scholarship.state === 'open' ? (
          <CandidateSearch scholarshipId={scholarship.id} {...{ q, candidates }} />
        ) : (
          <NotOpen scholarship={scholarship} />
        )}
      </RecordSection>
      {scholarship.state === 'waiting' && !scholarship.own && (
        <RecordSection title={t('scholarships.gift.decision')}>
          <p className="mb-5">{t('scholarships.gift.lead')}</p>
          <GiftForm {...gift} />
        </RecordSection>
      )}
      <RecordSection title={t('scholarships.holders')}>
        {awards.length > 0 ? (
          <AwardsTable awards={awards} caption={t('scholarships.holders')} by="mentee" />
        ) : (
          <EmptyState level={3} title={t('scholarships.noHolders')} />
        )}
      </RecordSection>
      <RecordSection title={t('scholarships.rename')}>
        <RenameForm {...renaming} now={{ name: scholarship.name }} />
      </RecordSection>
    </RecordPage>
  )
}

function RenameForm({ form, fields, te, shown, now }: Renaming & { now: { name: string } }) {
  const { t } = useTranslation('admin')
  return (
    <div className="grid gap-5">
      <ChangedMeanwhile {...{ shown, now }} labels={{ name: t('common:facts.gift') }} />
      <ActionForm form={form} className="grid max-w-read gap-5">
        <input type="hidden" name="intent" value="rename" />
        <VersionFields shown={shown} seen={now} />
        <TextField {...fieldProps(fields.name, te)} label={t('common:facts.gift')} autoComplete="off" />
        <SubmitButton variant="secondary" pending="saving">
          {t('common:form.save')}
        </SubmitButton>
      </ActionForm>
    </div>
  )
}
