import { useTranslation } from '~/i18n/use-translation'
import { AnswerSuggestions } from '~/domain/suggestions/schema'
import type { Proposal, SuggestionRequest, Wanted } from '~/domain/suggestions/suggestions.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { useBackTo } from '~/http/return-to'
import { AvailabilityTag } from '~/parts/mentors/availability-tag'
import { FaceAndName } from '~/parts/mentors/face-and-name'
import { MentorLink } from '~/parts/people/person-link'
import { Banner } from '~/ui/banner'
import { EffectList } from '~/ui/effect-list'
import { EmptyState } from '~/ui/empty-state'
import { CheckboxGroup, fieldProps, TextArea } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { Declined } from './declined'
import { AnotherMentor } from './another-mentor'
import { type Asker, WhatSheAsked } from './what-she-asked'

type OpenRequestProps = {
  request: SuggestionRequest
  mentee: Asker
  proposals: Proposal[]
  wanted: Wanted
}

/**
 * An open request: what the mentee asked, a search for any mentor, and the form to choose among those who were added and the five
 * who suit best, with the reasons.
 */
export function OpenRequest({ request, mentee, proposals, wanted }: OpenRequestProps) {
  const { t } = useTranslation('messages')
  const { form, fields, te } = useActionForm(AnswerSuggestions, { id: 'answer' })
  const mentors = fieldProps(fields.mentorIds, te)
  const labels = { mentorIds: t('answer.mentors'), answer: t('answer.message') }
  const offered = proposals.filter(({ origin }) => origin !== 'found')
  return (
    <FormPage
      title={t('answer.title', { name: request.menteeName })}
      back={useBackTo('/admin/mentor-suggestion-requests', t('admin:suggestions.title'))}
      errors={<FormErrors form={form} labels={labels} />}
    >
      {request.reopenedAt && <Banner>{t('answer.wasReopened')}</Banner>}
      <WhatSheAsked {...{ request, mentee }} />
      <AnotherMentor wanted={wanted} found={proposals.filter(({ origin }) => origin === 'found')} />
      {offered.length === 0 ? (
        <EmptyState title={t('common:facts.noMentorFree')}>{t('answer.nobodyText')}</EmptyState>
      ) : (
        <ActionForm form={form}>
          <CheckboxGroup
            {...mentors}
            defaultOptions={[...(mentors.defaultOptions ?? []), ...wanted.added.map(String)]}
            legend={<span className="text-xl">{labels.mentorIds}</span>}
            hint={t('answer.mentorsHint')}
            boxed
            options={offered.map(choiceOf)}
          />
          <TextArea
            {...fieldProps(fields.answer, te)}
            label={labels.answer}
            hint={t('answer.messageHint')}
            optional
            rows={6}
          />
          <EffectList effects={[t('answer.mail'), t('answer.onPage')]} />
          <SubmitButton pending="sending" name="intent" value="send">
            {t('answer.send')}
          </SubmitButton>
        </ActionForm>
      )}
    </FormPage>
  )

  function choiceOf({ mentorId, name, title, score, photoId, availability, declined, reasons }: Proposal) {
    return {
      value: String(mentorId),
      label: <FaceAndName name={t('answer.proposal', { name, title, score })} photoId={photoId} />,
      hint: (
        <>
          <AvailabilityTag availability={availability} />
          {declined && <Declined />}
          <Reasons reasons={reasons} />
          <MentorLink
            id={mentorId}
            name={t('answer.seeProfile', { name })}
            className="inline-flex min-h-8 items-center font-medium"
          />
        </>
      ),
    }
  }
}

/** Why a mentor is proposed, each reason with its points. */
function Reasons({ reasons }: Pick<Proposal, 'reasons'>) {
  const { t } = useTranslation('messages')
  if (reasons.length === 0) return t('reasons.none')
  return (
    <ul className="grid gap-0.5">
      {reasons.map(({ reason, points, topics }) => (
        <li key={reason}>
          {t(`reasons.${reason}`, { topics: topics.join(', ') })}{' '}
          <span className="tabular font-bold">
            {t(points > 0 ? 'common:counts.plus' : 'reasons.minus', { points: Math.abs(points) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
