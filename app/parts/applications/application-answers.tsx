import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { answerRows, type AnswerRow } from '~/domain/applications/answer-rows'
import type { Answers } from '~/domain/applications/answers'
import type { AnswerNames } from '~/domain/applications/shown-answers.server'
import type { Step } from '~/domain/applications/steps'
import { formatPhone } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { LinkButton } from '~/ui/button'
import { EmailLink, PhoneLink } from '~/ui/contact'
import { RecordSection } from '~/ui/record-page'
import { SummaryList } from '~/ui/summary-list'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { stepPath } from './step-address'

type ApplicationAnswersProps = {
  answers: Answers
  names: AnswerNames
  /** The URL of the applicant's photo, if there is one. */
  photo: string | null
  /** Which steps may be changed; without it the answers are read-only. */
  mayChange?: (step: Step) => boolean
  /** Selects the texts: in the third person for the team. */
  reader?: 'applicant' | 'team'
}

/** A whole application in reading order. */
export function ApplicationAnswers({
  answers,
  names,
  photo,
  mayChange,
  reader = 'applicant',
}: ApplicationAnswersProps) {
  const { t, language } = useTranslation('application')
  const label = useAnswerLabel(reader)
  const section = (step: Step) => ({
    id: step,
    title: label(`${step}.title`),
    to: mayChange?.(step) ? stepPath(step) : undefined,
  })
  return (
    <>
      {answerRows({ answers, names, t, label, language }).map(({ step, rows }) => (
        <Answered key={step} {...section(step)}>
          <SummaryList
            rows={rows.map(([label, value, contact]) => ({
              label,
              value: <Answer {...{ value, contact, reader }} />,
            }))}
          />
        </Answered>
      ))}
      <Answered {...section('photo')}>
        {photo ? (
          <img
            src={photo}
            alt={label('links.photoAlt')}
            width={160}
            height={160}
            className="portrait size-40"
          />
        ) : (
          <p className="text-muted">{label('links.noPhoto')}</p>
        )}
      </Answered>
      <Answered {...section('links')}>
        {answers.links?.length ? (
          <SentLinks links={answers.links} />
        ) : (
          <p className="text-muted">{label('links.noLinks')}</p>
        )}
      </Answered>
      <Answered {...section('visibility')}>
        <p>{label(answers.visibility === 'private' ? 'visibility.private' : 'visibility.public')}</p>
      </Answered>
    </>
  )
}

/** The label of an answer. The team's texts are in the admin catalogue where they differ. */
export function useAnswerLabel(reader: 'applicant' | 'team') {
  const { t } = useTranslation('application')
  return (key: string): string => (reader === 'team' ? t([`admin:applications.answers.${key}`, key]) : t(key))
}

type AnsweredProps = { id: Step; title: string; to?: string; children: ReactNode }

function Answered({ id, title, to, children }: AnsweredProps) {
  const { t } = useTranslation('application')
  const change = to && (
    <LinkButton to={to} variant="quiet">
      {t('common:form.change')}
      <VisuallyHidden> {title}</VisuallyHidden>
    </LinkButton>
  )
  return (
    <RecordSection id={id} title={title} action={change || undefined}>
      {children}
    </RecordSection>
  )
}

type AnswerProps = { value: string; contact: AnswerRow[2]; reader: 'applicant' | 'team' }

/** The team may write or call; nobody writes to herself. */
function Answer({ value, contact, reader }: AnswerProps) {
  if (contact === 'email' && reader === 'team') return <EmailLink email={value} />
  if (contact === 'phone') return reader === 'team' ? <PhoneLink phone={value} /> : <>{formatPhone(value)}</>
  return <Words text={value} />
}

function Words({ text }: { text: string }) {
  return (
    <span lang={langOfWords(text)} className="break-words whitespace-pre-line">
      {text}
    </span>
  )
}

function SentLinks({ links }: { links: string[] }) {
  const { t } = useTranslation('application')
  return (
    <ul>
      {links.map((link) => (
        <li key={link}>
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="inline-flex min-h-9 items-center break-all"
          >
            {link}
            <VisuallyHidden> {t('links.newWindow')}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}
