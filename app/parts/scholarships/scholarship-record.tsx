import { useTranslation } from '~/i18n/use-translation'
import { ActionForm, SubmitButton, type useActionForm } from '~/http/action-form'
import { formatLongDate } from '~/i18n/format'
import { ChangedMeanwhile, VersionFields } from '~/parts/edits/changed-meanwhile'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { fieldProps, TextField } from '~/ui/field'
import { RecordPage, RecordSection } from '~/ui/record-page'
import { AwardsTable } from './awards-table'
import type { Candidate, GivenAward } from '~/domain/scholarships/awards.server'
import { CandidateSearch } from './candidate-search'
import { ScholarshipStateTag } from './scholarship-state'
import type { Scholarship } from '~/domain/scholarships/scholarships.server'
import type { RenameScholarship } from '~/domain/scholarships/schema'

type Renaming = ReturnType<typeof useActionForm<typeof RenameScholarship>>

type ScholarshipRecordProps = {
  scholarship: Scholarship
  awards: GivenAward[]
  q: string
  candidates?: Candidate[]
  renaming: Renaming
}

/** The page of a scholarship: award it, its awards, its name. */
export function ScholarshipRecord({ scholarship, awards, q, candidates, renaming }: ScholarshipRecordProps) {
  const { t, language } = useTranslation('admin')
  const created = formatLongDate(language, scholarship.createdAt)
  const facts = [
    t(`scholarships.kinds.${scholarship.kind}`),
    scholarship.giver && t('scholarships.from', { name: scholarship.giver }),
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

/** Why it cannot be awarded at present, and what to do. */
export function NotOpen({ scholarship: { id, state, own, kind, message } }: { scholarship: Scholarship }) {
  const { t } = useTranslation('admin')
  return (
    <Banner tone={state === 'waiting' ? 'warning' : 'info'} title={t(`scholarships.notOpen.${state}`)}>
      {state === 'given' && (
        <p>
          {t(kind === 'mentor_gift' ? 'scholarships.notOpen.giftText' : 'scholarships.notOpen.givenText')}
        </p>
      )}
      {state === 'over' && <p>{t('scholarships.notOpen.overText')}</p>}
      {message && <blockquote className="break-words whitespace-pre-line">{message}</blockquote>}
      {state === 'waiting' && (own ? <p>{t('scholarships.ownGift')}</p> : <Answer id={id} />)}
    </Banner>
  )
}

function Answer({ id }: { id: number }) {
  const { t } = useTranslation('admin')
  return (
    <p>
      <LinkButton to={`/admin/scholarships/${id}/gift`}>{t('common:form.answer')}</LinkButton>
    </p>
  )
}

function RenameForm({ form, fields, te, shown, now }: Renaming & { now: { name: string } }) {
  const { t } = useTranslation('admin')
  return (
    <div className="grid gap-5">
      <ChangedMeanwhile {...{ shown, now }} labels={{ name: t('common:facts.gift') }} />
      <ActionForm form={form} className="grid max-w-read gap-5">
        <VersionFields shown={shown} seen={now} />
        <TextField {...fieldProps(fields.name, te)} label={t('common:facts.gift')} autoComplete="off" />
        <SubmitButton variant="secondary" pending="saving">
          {t('common:form.save')}
        </SubmitButton>
      </ActionForm>
    </div>
  )
}
