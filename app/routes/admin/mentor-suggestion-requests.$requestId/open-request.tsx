import { useTranslation } from 'react-i18next'
import { AnswerSuggestions } from '~/domain/suggestions/schema'
import type { Proposal, SuggestionRequest } from '~/domain/suggestions/suggestions.server'
import { ActionForm, FormErrors, useActionForm } from '~/http/action-form'
import { useReturnTo } from '~/http/return-to'
import { MentorLink } from '~/parts/people/person-link'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { fieldProps } from '~/ui/conform'
import { EmptyState } from '~/ui/empty-state'
import { CheckboxGroup, TextArea } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { Reasons } from './reasons'
import { WhatSheAsked, type Asker } from './what-she-asked'

export type OpenRequestProps = { request: SuggestionRequest; mentee: Asker; proposals: Proposal[] }

/** An open request: what the mentee asked, five mentors with the reasons, and the form to choose among them. */
export function OpenRequest({ request, mentee, proposals }: OpenRequestProps) {
  const { t } = useTranslation('messages')
  const { form, fields, te } = useActionForm(AnswerSuggestions, { id: 'answer' })
  const labels = { mentorIds: t('answer.mentors'), answer: t('answer.message') }
  return (
    <FormPage
      title={t('answer.title', { name: request.menteeName })}
      back={{ to: useReturnTo('/admin/mentor-suggestion-requests'), label: t('admin:suggestions.title') }}
      errors={<FormErrors form={form} labels={labels} />}
    >
      {request.reopenedAt && <Banner>{t('answer.wasReopened')}</Banner>}
      <WhatSheAsked {...{ request, mentee }} />
      {proposals.length === 0 ? (
        <EmptyState title={t('answer.nobody')}>{t('answer.nobodyText')}</EmptyState>
      ) : (
        <ActionForm form={form}>
          <CheckboxGroup
            {...fieldProps(fields.mentorIds, te)}
            legend={<span className="text-xl">{labels.mentorIds}</span>}
            hint={t('answer.mentorsHint')}
            boxed
            options={proposals.map((proposal) => ({
              value: String(proposal.mentorId),
              label: t('answer.proposal', { ...proposal }),
              hint: (
                <>
                  <Reasons reasons={proposal.reasons} />
                  <MentorLink
                    id={proposal.mentorId}
                    name={t('answer.seeProfile', { name: proposal.name })}
                    className="inline-flex min-h-8 items-center font-medium"
                  />
                </>
              ),
            }))}
          />
          <TextArea
            {...fieldProps(fields.answer, te)}
            label={labels.answer}
            hint={t('answer.messageHint')}
            optional={t('common:form.optional')}
            rows={6}
          />
          <div>
            <Button name="intent" value="preview" pendingLabel={t('common:form.oneMoment')}>
              {t('preview.see')}
            </Button>
          </div>
        </ActionForm>
      )}
    </FormPage>
  )
}
