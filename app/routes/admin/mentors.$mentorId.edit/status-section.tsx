import { useTranslation } from '~/i18n/use-translation'
import { SetInactive } from '~/domain/mentors/change-mentor-schema'
import type { MentorRecord } from '~/domain/mentors/mentor-record.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { EffectList } from '~/ui/effect-list'
import { fieldProps, TextArea } from '~/ui/field'
import { RecordSection } from '~/ui/record-page'

/** An active mentor becomes inactive, or an inactive one active; none of it while a mentorship runs. */
export function StatusSection({ mentor }: { mentor: MentorRecord }) {
  const { t } = useTranslation('people')
  const wanted = mentor.status === 'active' ? 'inactive' : 'active'
  const blocked = wanted === 'inactive' && mentor.inCollaboration
  return (
    <RecordSection id="status" title={t('common:facts.state')}>
      <div className="grid gap-7">
        {blocked ? <Running mentor={mentor} /> : <StatusForm {...{ mentor, wanted }} />}
      </div>
    </RecordSection>
  )
}

function Running({ mentor }: { mentor: MentorRecord }) {
  const { t } = useTranslation('people')
  return (
    <>
      <Banner tone="warning" title={t('status.running')}>
        <p>{t('status.runningText')}</p>
      </Banner>
      <div>
        <LinkButton to={`/admin/mentors/${mentor.id}#mentorships`} variant="secondary">
          {t('status.toMentorships')}
        </LinkButton>
      </div>
    </>
  )
}

type StatusFormProps = { mentor: MentorRecord; wanted: 'active' | 'inactive' }

function StatusForm({ mentor, wanted }: StatusFormProps) {
  const { t } = useTranslation('people')
  const { form, fields, te } = useActionForm(SetInactive, { id: 'status-form', intent: wanted })
  return (
    <>
      <FormErrors form={form} labels={{ reason: t('common:facts.reason') }} />
      {wanted === 'inactive' && mentor.waiting > 0 && (
        <Banner tone="warning">{t('status.closes', { count: mentor.waiting })}</Banner>
      )}
      <EffectList effects={[t(`status.${wanted}.shown`), t(`status.${wanted}.told`)]} />
      <ActionForm form={form}>
        <input type="hidden" name="intent" value={wanted} />
        {wanted === 'inactive' && (
          <TextArea
            {...fieldProps(fields.reason, te)}
            label={t('common:facts.reason')}
            hint={t('status.reasonHint')}
            rows={4}
          />
        )}
        <SubmitButton>{t(`status.${wanted}.submit`)}</SubmitButton>
      </ActionForm>
    </>
  )
}
