import { useTranslation } from '~/i18n/use-translation'
import type { AnswerSuggestions } from '~/domain/suggestions/schema'
import type { Proposal, SuggestionRequest } from '~/domain/suggestions/suggestions.server'
import { TokenField } from '~/http/action-form'
import { Form, Link } from '~/http/page'
import { useReturnTo } from '~/http/return-to'
import { langOfWords } from '~/i18n/greek'
import { Button, ButtonRow } from '~/ui/button'
import { Card } from '~/ui/card'
import { EffectList } from '~/ui/effect-list'
import { FormPage } from '~/ui/form-page'

type AnswerPreviewProps = { request: SuggestionRequest; proposals: Proposal[]; preview: AnswerSuggestions }

/** The answer as the mentee will see it, before it is sent. */
export function AnswerPreview({ request, proposals, preview }: AnswerPreviewProps) {
  const { t } = useTranslation('messages')
  const { mentorIds, answer = '' } = preview
  return (
    <FormPage
      title={t('answer.previewTitle', { name: request.menteeName })}
      lead={t('answer.previewLead')}
      back={{ to: useReturnTo('/admin/mentor-suggestion-requests'), label: t('admin:suggestions.title') }}
    >
      <Card title={t('help.answered')} tone="primary">
        {answer && (
          <p lang={langOfWords(answer)} className="mb-4 break-words whitespace-pre-line">
            {answer}
          </p>
        )}
        <ul className="grid gap-2">
          {mentorIds.map((id) => {
            const found = proposals.find(({ mentorId }) => mentorId === id)
            return (
              <li key={id}>
                <Link to={`/mentors/${id}`}>{found?.name ?? t('answer.notAvailable')}</Link>
                {found?.title && <span className="block text-muted">{found.title}</span>}
              </li>
            )
          })}
        </ul>
      </Card>
      <EffectList effects={[t('answer.mail'), t('answer.onPage')]} />
      <Form method="post">
        <TokenField />
        {mentorIds.map((id) => (
          <input key={id} type="hidden" name="mentorIds" value={id} />
        ))}
        <input type="hidden" name="answer" value={answer} />
        <ButtonRow>
          <Button name="intent" value="send" pendingLabel={t('common:form.sending')}>
            {t('answer.send')}
          </Button>
          <Button name="intent" value="edit" variant="secondary">
            {t('preview.edit')}
          </Button>
        </ButtonRow>
      </Form>
    </FormPage>
  )
}
