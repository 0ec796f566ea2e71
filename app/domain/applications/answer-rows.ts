import type { TFunction } from 'i18next'
import { formatLongDate, formatMonth } from '~/i18n/format'
import type { Language } from '~/i18n/locale'
import type { Answers } from './answers'
import type { AnswerNames } from './shown-answers.server'
import type { Step } from './steps'

type Shown = { answers: Answers; names: AnswerNames; t: TFunction<'application'>; language: Language }

/** Short answers of an application, step by step in the order they were asked; what was left empty is left out. */
export function answerRows({ answers, names, t, language }: Shown): { step: Step; rows: [label: string, value: string][] }[] {
  const month = (day: string | null | undefined) => day && formatMonth(language, day)
  const spoken = answers.languages?.map((code) => t(`common:languages.${code}`)).join(', ')
  return [
    { step: 'account' as const, rows: filled([[t('account.email'), answers.email]]) },
    {
      step: 'you' as const,
      rows: filled([
        [t('you.name'), answers.name],
        [t('you.surname'), answers.surname],
        [t('you.birthdate'), answers.birthdate && formatLongDate(language, answers.birthdate)],
        [t('you.phone'), answers.phone],
        [t('you.country'), names.country],
        [t('you.county'), names.county],
        [t('you.languages'), spoken],
      ]),
    },
    {
      step: 'experience' as const,
      rows: filled([
        [t('experience.jobTitle'), answers.title],
        [t('experience.workStatus'), names.workStatus],
        [t('experience.industryId'), names.industry],
        [t('experience.topicIds'), names.topics.join(', ')],
        [t('experience.experienceSince'), month(answers.experienceSince) || t('experience.notGiven')],
        [t('experience.mentoringSince'), month(answers.mentoringSince)],
      ]),
    },
    {
      step: 'reason' as const,
      rows: filled([
        [t('reason.mentoringReason'), answers.mentoringReason],
        [t('reason.menteeWishlist'), answers.menteeWishlist],
        [t('reason.description'), answers.description],
        [t('reason.referralSource'), names.referralSource],
        [t('reason.referralText'), answers.referralText],
      ]),
    },
  ].filter(({ rows }) => rows.length > 0)
}

function filled(rows: [string, string | null | undefined][]) {
  return rows.filter((row): row is [string, string] => Boolean(row[1]))
}
