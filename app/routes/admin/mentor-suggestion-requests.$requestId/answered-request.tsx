import { useTranslation } from '~/i18n/use-translation'
import { ReopenSuggestions } from '~/domain/suggestions/schema'
import type { SuggestionRequest } from '~/domain/suggestions/suggestions.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { Link } from '~/http/page'
import { useBackTo } from '~/http/return-to'
import { formatDateTime } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { Banner } from '~/ui/banner'
import { Card } from '~/ui/card'
import { FormPage } from '~/ui/form-page'
import { WhatSheAsked, type Asker } from './what-she-asked'

/** An answered request with its answer, and the button to open it again; or one that this admin asked. */
export function AnsweredRequest({ request, mentee }: { request: SuggestionRequest; mentee: Asker }) {
  const { t, language } = useTranslation('messages')
  const { form } = useActionForm(ReopenSuggestions, { id: 'reopen' })
  const { answeredAt, answeredBy, answer, mentors, own } = request
  return (
    <FormPage
      title={t('answer.title', { name: request.menteeName })}
      back={useBackTo('/admin/mentor-suggestion-requests', t('admin:suggestions.title'))}
      errors={<FormErrors form={form} />}
    >
      {own && <Banner tone="warning">{t('admin:suggestions.own')}</Banner>}
      {answeredAt && (
        <Card
          title={t('answer.answered', {
            when: formatDateTime(language, answeredAt),
            name: answeredBy ?? '–',
          })}
          tone="primary"
        >
          {answer && (
            <p lang={langOfWords(answer)} className="mb-4 break-words whitespace-pre-line">
              {answer}
            </p>
          )}
          <ul className="grid gap-1">
            {mentors.map(({ mentorId, mentor }) => (
              <li key={mentorId}>
                <Link to={`/mentors/${mentorId}`}>{mentor}</Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <WhatSheAsked {...{ request, mentee }} />
      {answeredAt && !own && (
        <Card title={t('answer.reopenTitle')}>
          <p className="mb-4">{t('answer.reopenText')}</p>
          <ActionForm form={form}>
            <input type="hidden" name="intent" value="reopen" />
            <SubmitButton variant="secondary">{t('answer.reopen')}</SubmitButton>
          </ActionForm>
        </Card>
      )}
    </FormPage>
  )
}
