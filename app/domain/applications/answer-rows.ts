import type { TFunction } from 'i18next'
import { formatLongDate, formatMonth } from '~/i18n/format'
import type { Language } from '~/i18n/locale'
import type { Answers } from './answers'
import type { AnswerNames } from './shown-answers.server'
import type { Step } from './steps'

type Shown = {
  answers: Answers
  names: AnswerNames
  t: TFunction<'application'>
  /** Takes the key of an answer, returns its label. */
  label: (key: string) => string
  language: Language
}

/** A label with its answer; `contact` marks an e-mail address or a phone number. */
export type AnswerRow = [label: string, value: string, contact?: 'email' | 'phone']

/** The short answers of an application, in the order of its steps; empty ones are left out. */
export function answerRows({
  answers,
  names,
  t,
  label,
  language,
}: Shown): { step: Step; rows: AnswerRow[] }[] {
  const month = (day: string | null | undefined) => day && formatMonth(language, day)
  const spoken = answers.languages?.map((code) => t(`common:languages.${code}`)).join(', ')
  return [
    { step: 'account' as const, rows: filled([[label('common:facts.email'), answers.email, 'email']]) },
    {
      step: 'you' as const,
      rows: filled([
        [label('common:profile.fields.name'), answers.name],
        [label('common:profile.fields.surname'), answers.surname],
        [
          label('common:profile.fields.birthdate'),
          answers.birthdate && formatLongDate(language, answers.birthdate),
        ],
        [label('common:profile.fields.phone'), answers.phone, 'phone'],
        [label('common:profile.fields.country'), names.country],
        [label('common:profile.fields.county_id'), names.county],
        [label('you.languages'), spoken],
      ]),
    },
    {
      step: 'experience' as const,
      rows: filled([
        [label('experience.jobTitle'), answers.title],
        [label('common:profile.fields.work_status_id'), names.workStatus],
        [label('common:profile.fields.industry_id'), names.industry],
        [label('experience.topicIds'), names.topics.join(', ')],
        [label('experience.experienceSince'), month(answers.experienceSince) || t('experience.notGiven')],
        [label('experience.mentoringSince'), month(answers.mentoringSince)],
        [label('experience.offers'), t(answers.offersCoaching ? 'experience.both' : 'common:kind.mentoring')],
      ]),
    },
    {
      step: 'reason' as const,
      rows: filled([
        [label('reason.mentoringReason'), answers.mentoringReason],
        [label('reason.menteeWishlist'), answers.menteeWishlist],
        [label('common:profile.fields.sentence'), answers.sentence],
        [label('reason.description'), answers.description],
        [label('reason.referralSource'), names.referralSource],
        [label('reason.referralText'), answers.referralText],
      ]),
    },
  ].filter(({ rows }) => rows.length > 0)
}

function filled(rows: [string, string | null | undefined, AnswerRow[2]?][]) {
  return rows.filter((row): row is AnswerRow => Boolean(row[1]))
}
