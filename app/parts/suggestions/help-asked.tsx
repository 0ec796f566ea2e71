import { useTranslation } from '~/i18n/use-translation'
import type { OwnSuggestionRequest } from '~/domain/suggestions/suggestions.server'
import { Link } from '~/http/page'
import { formatDate } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { nameIn } from '~/i18n/names'
import { LinkButton } from '~/ui/button'
import { Card } from '~/ui/card'
import { StatusTag } from '~/ui/status-tag'

/** A mentee's request for the team's help: that it waits, or the mentors whom the team suggests. */
export function HelpAsked({ request, level = 3 }: { request: OwnSuggestionRequest; level?: 2 | 3 }) {
  const { t, language } = useTranslation('messages')
  const { text, topics, topic, help, askedAt, answeredAt, answer, mentors } = request
  const named = topics.map((names) => nameIn(language, names)).join(', ')
  const words = [text, named, topic, help].filter((each) => each !== '').join('\n\n')
  return (
    <Card
      level={level}
      title={t(answeredAt ? 'help.answered' : 'help.waiting')}
      tone={answeredAt ? 'primary' : 'plain'}
      aside={
        <StatusTag
          tone={answeredAt ? 'success' : 'info'}
          label={t(answeredAt ? 'common:facts.answeredOn' : 'help.open')}
        />
      }
    >
      <p className="text-muted">
        {answeredAt
          ? t('help.answeredOn', { date: formatDate(language, answeredAt) })
          : t('help.askedOn', { date: formatDate(language, askedAt) })}
      </p>
      {answer && (
        <p lang={langOfWords(answer)} className="mt-4 max-w-read break-words whitespace-pre-line">
          {answer}
        </p>
      )}
      {mentors.length > 0 && (
        <ul className="mt-4 grid gap-3">
          {mentors.map(({ mentorId, mentor, title, free }) => (
            <li key={mentorId}>
              <Link to={`/mentors/${mentorId}`} className="font-bold">
                {mentor}
              </Link>
              <span className="block text-muted">{title}</span>
              {!free && <span className="block text-sm">{t('help.notFree')}</span>}
            </li>
          ))}
        </ul>
      )}
      <details className="mt-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-primary underline underline-offset-4">
          {t('help.words')}
        </summary>
        <p lang={langOfWords(words)} className="max-w-read py-2 break-words whitespace-pre-line">
          {words}
        </p>
      </details>
      {answeredAt && (
        <p className="mt-3">
          <LinkButton to="/mentee/find-my-mentor" variant="secondary">
            {t('help.again')}
          </LinkButton>
        </p>
      )}
    </Card>
  )
}
