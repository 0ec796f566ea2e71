import { useTranslation } from '~/i18n/use-translation'
import type { readSuggestionRequest, SuggestionRequest } from '~/domain/suggestions/suggestions.server'
import { formatDate } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { nameIn } from '~/i18n/names'
import { MenteeCell } from '~/parts/payments/mentee-cell'
import { Card } from '~/ui/card'
import { SummaryList } from '~/ui/summary-list'

/** The profile of the mentee who asks. */
export type Asker = NonNullable<Awaited<ReturnType<typeof readSuggestionRequest>>>['mentee']

/** The mentee's answers and profile. */
export function WhatSheAsked({ request, mentee }: { request: SuggestionRequest; mentee: Asker }) {
  const { t, language } = useTranslation('messages')
  const words = [
    { label: t('admin:suggestions.looksFor'), text: request.text },
    {
      label: t('admin:suggestions.topics'),
      text: request.topics.map((names) => nameIn(language, names)).join(', '),
    },
    { label: t('admin:suggestions.topic'), text: request.topic },
    { label: t('admin:suggestions.help'), text: request.help },
  ].filter(({ text }) => text !== '')
  const facts = [
    {
      label: t('common:facts.mentee'),
      value: <MenteeCell id={request.menteeId} name={request.menteeName} email={request.menteeEmail} />,
    },
    { label: t('answer.asked'), value: formatDate(language, request.askedAt) },
    { label: t('common:profile.fields.work_status_id'), value: mentee?.workStatus },
    { label: t('common:profile.fields.industry_id'), value: mentee?.industry },
    { label: t('common:facts.place'), value: mentee?.place },
    { label: t('answer.topics'), value: mentee?.topics.join(', ') },
    { label: t('answer.about'), value: mentee?.about },
  ].filter(({ value }) => value)
  return (
    <>
      <Card title={t('answer.words')} tone="primary">
        <dl className="grid gap-4">
          {words.map(({ label, text }) => (
            <div key={label}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd lang={langOfWords(text)} className="break-words whitespace-pre-line">
                {text}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <section>
        <h2 className="mb-4">{t('answer.profile')}</h2>
        <SummaryList rows={facts} />
      </section>
    </>
  )
}
