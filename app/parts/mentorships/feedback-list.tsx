import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { AdminFeedback } from '~/domain/mentorships/feedback.server'
import { formatDate } from '~/i18n/format'
import { DataTable } from '~/ui/table'
import { useOutcomeRows } from './outcome-fields'

/** The feedback of mentee and mentor, oldest first. */
export function FeedbackList({ feedback }: { feedback: AdminFeedback[] }) {
  const { t, language } = useTranslation('admin')
  if (feedback.length === 0) return <p>{t('feedback.none')}</p>
  const columns = [
    { id: 'who', label: t('historyList.actor') },
    { id: 'when', label: t('common:facts.when') },
    { id: 'going', label: t('feedback.going') },
    { id: 'words', label: t('feedback.words') },
    { id: 'testimonial', label: t('feedback.testimonial') },
  ]
  const rows = feedback.map(({ id, name, side, step, answers, publishable, givenAt }) => ({
    id: String(id),
    cells: [
      <Two key="who" main={name} below={t(`sessions.roles.${side}`)} />,
      <Two key="when" main={t(`feedback.steps.${step}`)} below={formatDate(language, givenAt)} />,
      <Answers key="going" answers={answers} />,
      <Words key="words" text={answers.words} />,
      <Two
        key="testimonial"
        main={<Words text={answers.testimonial} />}
        below={side === 'mentee' && publishable ? t('feedback.publishable') : null}
      />,
    ],
  }))
  return <DataTable caption={t('feedback.title')} hideCaption columns={columns} rows={rows} />
}

function Two({ main, below }: { main: ReactNode; below: string | null }) {
  return (
    <>
      {main}
      {below && <span className="block text-muted">{below}</span>}
    </>
  )
}

/** How it goes, and the answers to the fixed questions. */
function Answers({ answers }: Pick<AdminFeedback, 'answers'>) {
  const { t } = useTranslation('common')
  return (
    <>
      {answers.going && t(`feedback.goings.${answers.going}`)}
      {useOutcomeRows({ answers }).map(({ label, value }) => (
        <span key={label} className="block">
          <span className="text-muted">{label}</span> {value}
        </span>
      ))}
    </>
  )
}

function Words({ text }: { text?: string }) {
  return text ? <span className="block max-w-80 whitespace-pre-line wrap-anywhere">{text}</span> : <>–</>
}
