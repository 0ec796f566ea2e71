import { useTranslation } from '~/i18n/use-translation'
import type { MentorshipRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { outcomeOf } from '~/domain/mentorship-requests/outcome'
import { formatLongDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { AnswerDeadline } from '~/parts/mentorship-requests/answer-deadline'
import { Exchange } from '~/parts/mentorship-requests/exchange'
import { RequestWords } from '~/parts/mentorship-requests/request-words'
import { HelpLink } from '~/parts/mentorships/wishes/help-link'
import { Avatar } from '~/ui/avatar'
import { ButtonRow, LinkButton } from '~/ui/button'
import { Card } from '~/ui/card'

/** A pending request, with the time left and the two answers. */
export function RequestCard({ request, now }: { request: MentorshipRequest; now: Date }) {
  const { t, language } = useTranslation('mentor')
  const answers = `/mentor/mentorships/requests/${request.id}`
  return (
    <Card as="li" id={`request-${request.id}`}>
      <div className="grid gap-5">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div className="flex items-start gap-4">
            <Avatar name={request.otherName} />
            <div>
              <h3>{request.otherName}</h3>
              {request.otherPrivate && <p className="text-sm text-muted">{t('request.private')}</p>}
              <p className="text-muted">
                {t(`request.asks.${request.kind}`, { package: nameIn(language, request.packageNames) })}
              </p>
              <p className="text-sm text-muted">
                {t('request.askedOn', { when: formatLongDate(language, request.requestedAt) })}
              </p>
            </div>
          </div>
          <AnswerDeadline {...request} now={now} />
        </div>
        <RequestWords {...request} />
        <Exchange side="mentor" {...request} open />
        {outcomeOf(request, now) === null ? (
          <ButtonRow>
            <LinkButton to={`${answers}/approve`} icon="check">
              {t('request.approve')}
            </LinkButton>
            <LinkButton to={`${answers}/reject`} variant="secondary">
              {t('request.reject')}
            </LinkButton>
            {!request.question && (
              <LinkButton to={`${answers}/ask`} variant="quiet">
                {t('request.ask')}
              </LinkButton>
            )}
          </ButtonRow>
        ) : (
          <p className="font-medium">{t('outcome.expired')}</p>
        )}
        <HelpLink to={`/report/request/${request.id}`} name={request.otherName} />
      </div>
    </Card>
  )
}
